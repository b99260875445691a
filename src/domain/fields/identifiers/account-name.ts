import type { Ownership } from '../../calculator';
import { plainSigns, withoutLabel } from './reading';

/** The names of accounts, by how their publishers show whose they are; the game spells its tags without the letter O. */
const READERS: Readonly<Record<Ownership, (name: string) => string | undefined>> = {
  token(name) {
    const tag = name.toUpperCase().replace(/^#\s*/, '').replaceAll('O', '0');
    return /^[0-9A-Z]{3,15}$/.test(tag) ? `#${tag}` : undefined;
  },
  code(name) {
    const user = name.replace(/^@/, '');
    return /^\w{3,20}$/.test(user) ? user : undefined;
  },
  // The publisher's sign-in names the account; a name that is typed is only compared with it.
  oauth: (name) => name,
};

/**
 * The tag or name of an account as it is looked up, from what was typed or pasted; undefined for a text
 * that no account can have.
 */
export function readAccountName(ownership: Ownership, typed: string): string | undefined {
  return READERS[ownership](withoutLabel(plainSigns(typed)));
}
