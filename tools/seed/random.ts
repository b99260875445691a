/** A repeatable source of numbers from 0 (included) to 1 (mulberry32). */
export type Random = () => number;

/** The same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 to `end`, excluded. */
export function below(random: Random, end: number): number {
  return Math.floor(random() * end);
}

/** One of a list, which must not be empty. */
export function pick<T>(random: Random, from: readonly T[]): T {
  const picked = from[below(random, from.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from');
  return picked;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id of 28 letters and digits, as Firebase gives to anonymous sessions. */
export function randomUid(random: Random): string {
  return Array.from({ length: 28 }, () => SIGNS[below(random, SIGNS.length)]).join('');
}
