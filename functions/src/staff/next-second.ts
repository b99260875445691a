/**
 * The first moment, in milliseconds since the epoch, whose sign-ins count as newer. Sign-in times
 * are whole seconds: sessions of this second count as older, those of the next as newer.
 */
export function nextSecond(now: number): number {
  return Math.floor(now / 1000) * 1000 + 1000;
}
