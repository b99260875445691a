import { bank } from '../../bank/bank';

const PREFIX = bank.codePrefix;

/** Digits and capital letters that nobody confuses: no 0, O, 1, I or L. */
export const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Characters of a code: as many as 128 random bits need. */
export const LENGTH = 26;

/** The bank's prefix and the characters of a code in groups of four, the last one of two; valid in RE2 too. */
export const CODE_PATTERN = `^${PREFIX}(-[${ALPHABET}]{4}){6}-[${ALPHABET}]{2}$`;

/** Characters of a reference, prefix and hyphens included. */
const REFERENCE_LENGTH = `${PREFIX}-0000-0000`.length;

/** A code, or its beginning, as it is written: the prefix, and groups of four characters. */
export function written(characters: string): string {
  return `${PREFIX}-${characters.match(/.{1,4}/g)?.join('-') ?? ''}`;
}

/** Characters of a written code, prefix and hyphens included. */
export const CODE_LENGTH = written(ALPHABET.slice(0, LENGTH)).length;

/** A whole number from 0 to `end`, excluded, each as likely as the others. */
function randomBelow(end: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // Bytes beyond the last whole multiple would favour small numbers.
  return byte < 256 - (256 % end) ? byte % end : randomBelow(end);
}

/** So many characters of a code, each as likely as the others. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
}

/** A code from the random whole numbers below `end` of this source. */
export function codeFrom(below: (end: number) => number): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[below(ALPHABET.length)]);
  return written(characters.join(''));
}

/**
 * A new code of a request, `LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y`, with at least 128 random bits.
 * Nobody can guess it, because anybody who has it may follow the request (product decision
 * "Tracker").
 */
export function newCode(): string {
  return codeFrom(randomBelow);
}

/** The reference that a visitor quotes on the phone: the beginning of the code, `LU-7K3A-Q9WM`. */
export function referenceOf(code: string): string {
  return code.slice(0, REFERENCE_LENGTH);
}
