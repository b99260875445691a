/** Characters of a word that a search compares; longer words are found by so much of them. */
export const LONGEST_SEARCH_WORD = 40;

/**
 * The words that somebody types to find a request, as the search index keeps them: in lower case,
 * without accents, cut to 40 characters. What hyphens join (a cedula, a reference, a double name) is
 * one word, however its hyphens are placed; any other punctuation parts words.
 */
export function searchWords(typed: string): string[] {
  const plain = typed.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return plain
    .replace(/\p{Pd}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, LONGEST_SEARCH_WORD).join(''));
}
