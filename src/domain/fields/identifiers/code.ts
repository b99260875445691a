import { bank } from '../../../bank/bank';
import { hasComplaintNumber } from '../../complaint/number';
import { ALPHABET, LENGTH, written } from '../../request/request-code';
import { plainSigns } from './reading';

const GAP = '[\\s._·-]*';
const BEFORE = '(?:^|[^A-Z0-9])';
const AFTER = '(?![A-Z0-9])';

const WITH_PREFIX = new RegExp(
  `${BEFORE}${bank.codePrefix}((?:${GAP}[${ALPHABET}]){${LENGTH}})${AFTER}`,
);

/** Whole groups, because without the prefix the words of a sentence would do. */
const BARE = new RegExp(
  `(?:^|[^A-Z0-9-])((?:[${ALPHABET}]{4}${GAP}){${Math.floor(LENGTH / 4)}}[${ALPHABET}]{${LENGTH % 4}})${AFTER}`,
);

const REFERENCE = new RegExp(
  `${BEFORE}${bank.codePrefix}${GAP}[A-Z0-9]{4}${GAP}[A-Z0-9]{4}(?!-?[A-Z0-9])|^[A-Z0-9]{4}-[A-Z0-9]{4}$`,
);

/** A code with `-` in place of the percent signs; no code contains its own prefix. */
const FILTERED = new RegExp(`-23${bank.codePrefix}-2D`, 'i');

/**
 * A text with the percent signs of an address decoded, as often as they were encoded, and with the
 * hyphens that one widespread mail filter writes in their place.
 */
function decoded(text: string): string {
  const filtered = FILTERED.test(text) ? text.replace(/-(?=[0-7][0-9A-F])/gi, '%') : text;
  const encoded = filtered.replace(/%(?:25)+/g, '%');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The first code in a text that was typed or pasted, or that stands in an address, in whatever case and
 * groups, with or without the prefix; undefined if there is none.
 */
export function readCode(typed: string): string | undefined {
  const text = plainSigns(decoded(typed)).toUpperCase();
  const [, characters] = WITH_PREFIX.exec(text) ?? BARE.exec(text) ?? [];
  return characters && written(characters.replace(/[^A-Z0-9]/g, ''));
}

/** Why a typed text is no code: it is empty, the number of a complaint, only a reference, or something else. */
export type CodeProblem = 'missing' | 'complaint' | 'reference' | 'malformed';

/** What is wrong with a code that was typed. */
export function checkCode(typed: string): CodeProblem | undefined {
  const text = plainSigns(typed).toUpperCase();
  if (text === '') return 'missing';
  if (readCode(typed) !== undefined) return undefined;
  if (hasComplaintNumber(typed)) return 'complaint';
  return REFERENCE.test(text) ? 'reference' : 'malformed';
}
