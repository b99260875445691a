import { readCode } from './fields/identifiers/code';
import { readEmail } from './fields/identifiers/email';
import { plainSigns, withoutLabel } from './fields/identifiers/reading';

/** How many characters of a word a search compares; longer words are truncate to this. */
const LONGEST_SEARCH_WORD = 40;

/** The words that one search compares; nobody needs more to name a person. */
const MOST_WORDS = 10;

const APOSTROPHES = /['’‘`´ʼ′]/g;

/** Letters that Unicode does not take apart, as people type them without their strokes. */
const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/** In lower case and without accents, strokes and invisible signs, with one kind of hyphen and digit. */
function foldAccents(text: string): string {
  return plainSigns(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter);
}

/** A text as it is sorted: without case and accents. */
export function sortKey(text: string): string {
  return foldAccents(text).trim();
}

const isNumber = (chunk: string) => /^[\p{N}-]+$/u.test(chunk);

/**
 * The words of a text, each split at its hyphens, with `apostrophe` in place of apostrophes. Joins
 * numbers that follow one another, because people also write a cedula with spaces or dots.
 */
function wordsInParts(text: string, apostrophe: '' | '-'): string[][] {
  const words: string[] = [];
  // Letters such as ŉ decompose into an apostrophe and another letter.
  const written = foldAccents(text.replace(APOSTROPHES, apostrophe)).replace(
    APOSTROPHES,
    apostrophe,
  );
  for (const chunk of written.split(/[^\p{L}\p{N}-]+/u)) {
    const last = words.at(-1);
    if (last !== undefined && isNumber(last) && isNumber(chunk))
      words[words.length - 1] = `${last}-${chunk}`;
    else words.push(chunk);
  }
  return words.map((word) => word.split('-').filter((part) => part !== ''));
}

const truncate = (word: string) => [...word].slice(0, LONGEST_SEARCH_WORD).join('');

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))];

/** The words whose beginnings find a text: each word, whole and from each part on, unhyphenated. */
export function indexedWords(text: string): string[] {
  const words = wordsInParts(text, '-').flatMap((parts) =>
    parts.map((_, place) => truncate(parts.slice(place).join(''))),
  );
  return unique(words);
}

/**
 * The words of a search for a request, in the form of the search index: in lower case, without
 * accents and apostrophes, truncate to 40 characters, without the label that was copied with them. A double name is two words; a word with a digit (a
 * cedula, a reference) is one, whatever its hyphens. At most ten words; if the text contains a
 * whole code, as a pasted link does, that code alone.
 */
export function searchWords(typed: string): string[] {
  const code = readCode(typed);
  if (code !== undefined) return [code.replaceAll('-', '').toLowerCase()];
  const { text, problem } = readEmail(typed);
  const searched = problem ? withoutLabel(plainSigns(typed)) : text;
  const words = wordsInParts(searched, '').flatMap((parts) => {
    const joined = parts.join('');
    return /\p{N}/u.test(joined) ? [truncate(joined)] : parts.map(truncate);
  });
  return unique(words).slice(0, MOST_WORDS);
}
