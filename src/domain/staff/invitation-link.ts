const PREFIX = 'invitacion.';

/** The fragment of the address that a mailed invitation leads to. */
export function invitationFragment(key: string): string {
  return `${PREFIX}${key}`;
}

/** The key of an invitation in the fragment of an address; undefined if it is another one. */
export function readInvitationFragment(fragment: string): string | undefined {
  return fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : undefined;
}
