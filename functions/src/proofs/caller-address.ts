/**
 * The visitor's address, from `X-Forwarded-For`: each proxy appends the address that it was called
 * from, so with this many proxies of Google's before the function it is that many entries from the
 * end. What stands before is the caller's own and counts for nothing. Without enough entries it is
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
