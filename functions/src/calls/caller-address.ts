/**
 * The visitor's address, from `X-Forwarded-For`: each proxy appends the address that it was called
 * from, so with this many proxies of Google's before the function it is that many entries from the
 * end. The caller can write anything before it, so that is ignored. Without enough entries it is
 * the address of the connection.
 */
export function callerAddress(
  forwarded: string | undefined,
  connection: string | undefined,
  hops: number,
): string {
  const entries = (forwarded ?? '').split(',').map((entry) => entry.trim());
  return entries.at(-hops) || (connection ?? '');
}
