const PREFIX = 'invitacion.';

/** The fragment of the address that a mailed invitation leads to. */
export function invitationFragment(key: string): string {
  return `${PREFIX}${key}`;
}

/** The class of the page's root while its address is that of an invitation. */
export const INVITED = 'invited';

/** The key of an invitation in the fragment of an address; undefined if it is another one. */
export function readInvitationFragment(fragment: string): string | undefined {
  // Sites and mail programs add to a link that they share: `?fbclid=…`, `&utm_source=…`.
  const [link = ''] = fragment.split(/[?&#]/);
  return link.startsWith(PREFIX) ? link.slice(PREFIX.length) : undefined;
}
