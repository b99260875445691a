import { ALPHABET } from './request-code';

/** No vowels: games refuse names in which chance has spelt a rude word. */
const CHARACTERS = ALPHABET.replace(/[AEUY]/g, '');

/** Characters of a challenge after `LU`. */
const LENGTH = 6;

/**
 * The text that the owner of an account puts into its name or profile for a moment, `LU7K3RQ9`. If
 * staff see it there, the account is the applicant's. It follows from the request's code
 * (request-code.ts) by SHA-256, so it does not give the code away.
 */
export async function challengeOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  const bytes = [...new Uint8Array(digest, 0, LENGTH)];
  return `LU${bytes.map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`;
}
