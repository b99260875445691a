import { cosmeticSearchWords } from '../../../../i18n/cosmetic-search-words';
import type { Cosmetic } from './cosmetic';
import { word } from './read-cosmetics';

/** Items ready to be searched: plain names and words computed once, in alphabetical order. */
export type CosmeticIndex = readonly {
  readonly item: Cosmetic;
  readonly plain: string;
  /** The names of its rarity and series, in both languages. */
  readonly tags: string;
}[];

/** The best matches and how many there are in all. */
export interface Found {
  readonly items: readonly Cosmetic[];
  readonly total: number;
}

/** Lower case without accents, so that `cafe` finds `Café`. */
function plainText(text: string): string {
  // Most of 12,000 names have no accents: skipping them makes the catalogue ready several times
  // sooner.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words for an item's rarity and series, each after a space. */
function tagsOf({ kind, series = '' }: Cosmetic): string {
  const ofSeries = cosmeticSearchWords(word(series).replace(/series$/, '')) ?? plainText(series);
  return ` ${cosmeticSearchWords(kind)} ${ofSeries}`;
}

/** Prepares items for searching. */
export function indexCosmetics(items: readonly Cosmetic[]): CosmeticIndex {
  // Thousands of items share a few rarities and series.
  const known = new Map<string, string>();
  const tags = (item: Cosmetic) => {
    const key = `${item.kind} ${item.series}`;
    const words = known.get(key) ?? tagsOf(item);
    known.set(key, words);
    return words;
  };
  return items
    .map((item) => ({ item, plain: plainText(item.name), tags: tags(item) }))
    .sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0));
}

/**
 * Items with every word of the query, in any order, in the name or at the start of a word for rarity
 * or series: names that start with the query first, then those with a word that starts with it, then
 * the other names, then the rest; at most `limit` of them.
 */
export function searchCosmetics(index: CosmeticIndex, query: string, limit: number): Found {
  const wanted = plainText(query).trim();
  const words = wanted.split(/\s+/);
  const wordStart = ` ${wanted}`;
  // Thousands of items share a few texts of tags: each is looked through once.
  const untagged = new Map<string, readonly string[]>();
  const notIn = (tags: string) => {
    const left = untagged.get(tags) ?? words.filter((word) => !tags.includes(` ${word}`));
    untagged.set(tags, left);
    return left;
  };
  const ranks: [Cosmetic[], Cosmetic[], Cosmetic[], Cosmetic[]] = [[], [], [], []];
  for (const { item, plain, tags } of index) {
    const has = (word: string) => plain.includes(word);
    if (plain.startsWith(wanted)) ranks[0].push(item);
    else if (plain.includes(wordStart)) ranks[1].push(item);
    else if (words.every(has)) ranks[2].push(item);
    else if (notIn(tags).every(has)) ranks[3].push(item);
  }
  const total = ranks.reduce((sum, { length }) => sum + length, 0);
  return { items: ranks.flatMap((rank) => rank.slice(0, limit)).slice(0, limit), total };
}
