/**
 * Drops repeated slashes at the beginning of the page's address. Browsers read an address that
 * begins with two slashes as that of another site, so every link made from it would leave.
 */
export function keepAddressOnSite(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.startsWith('//')) return;
  window.history.replaceState(null, '', `${pathname.replace(/^\/+/, '/')}${search}${hash}`);
}
