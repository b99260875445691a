import { ALPHABET } from './request/request-code';

/** How many characters of a word a search compares; longer words are cut to this. */
const LONGEST_SEARCH_WORD = 40;

/** The words that one search compares; nobody needs more to name a person. */
const MOST_WORDS = 10;

const APOSTROPHES = /['’‘`´ʼ′]/g;

/** In lower case and without accents, with one kind of hyphen. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, '-');
}

/** A text as it is sorted: without case and accents. */
export function sortedAs(text: string): string {
  return plain(text).trim();
}

/** A whole code of a request with its `LU`, in any grouping; 26 characters follow. */
const WHOLE_CODE = new RegExp(
  `(?:^|[^A-Z0-9])LU((?:[\\s\\p{Pd}]*[${ALPHABET}]){26})(?![A-Z0-9])`,
  'u',
);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The whole code in a text, such as a pasted link, as the index has it; undefined without one. */
function wholeCode(text: string): string | undefined {
  const [, characters] = WHOLE_CODE.exec(decoded(text).toUpperCase()) ?? [];
  return characters && `lu${characters.replace(/[^A-Z0-9]/g, '').toLowerCase()}`;
}

const isNumber = (chunk: string) => /^[\p{N}-]+$/u.test(chunk);

/**
 * The words of a text, each split at its hyphens, with `apostrophe` in place of apostrophes. Joins
 * numbers that follow one another, because people also write a cedula with spaces or dots.
 */
function wordsInParts(text: string, apostrophe: '' | '-'): string[][] {
  const words: string[] = [];
  // Letters such as ŉ decompose into an apostrophe and another letter.
  const written = plain(text.replace(APOSTROPHES, apostrophe)).replace(APOSTROPHES, apostrophe);
  for (const chunk of written.split(/[^\p{L}\p{N}-]+/u)) {
    const last = words.at(-1);
    if (last !== undefined && isNumber(last) && isNumber(chunk))
      words[words.length - 1] = `${last}-${chunk}`;
    else words.push(chunk);
  }
  return words.map((word) => word.split('-').filter((part) => part !== ''));
}

const cut = (word: string) => [...word].slice(0, LONGEST_SEARCH_WORD).join('');

const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))];

/** The words whose beginnings find a text: each word, whole and from each part on, unhyphenated. */
export function indexedWords(text: string): string[] {
  const words = wordsInParts(text, '-').flatMap((parts) =>
    parts.map((_, place) => cut(parts.slice(place).join(''))),
  );
  return unique(words);
}

/**
 * The words of a search for a request, in the form of the search index: in lower case, without
 * accents and apostrophes, cut to 40 characters. A double name is two words; a word with a digit (a
 * cedula, a reference) is one, whatever its hyphens. At most ten words; if the text contains a
 * whole code, as a pasted link does, that code alone.
 */
export function searchWords(typed: string): string[] {
  const code = wholeCode(typed);
  if (code !== undefined) return [code];
  const words = wordsInParts(typed, '').flatMap((parts) => {
    const joined = parts.join('');
    return /\p{N}/u.test(joined) ? [cut(joined)] : parts.map(cut);
  });
  return unique(words).slice(0, MOST_WORDS);
}
