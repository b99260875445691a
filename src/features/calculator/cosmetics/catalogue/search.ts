import type { Cosmetic } from './cosmetic';

/** Items ready to be searched: plain names computed once, in alphabetical order. */
export type CosmeticIndex = readonly { readonly item: Cosmetic; readonly plain: string }[];

/** The best matches and how many there are in all. */
export interface Found {
  readonly items: readonly Cosmetic[];
  readonly total: number;
}

/** Lower case without accents, so that `cafe` finds `Café`. */
function plainText(text: string): string {
  // Most of 12,000 names have none: skipping them makes the catalogue ready several times sooner.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Prepares items for searching. */
export function indexCosmetics(items: readonly Cosmetic[]): CosmeticIndex {
  return items
    .map((item) => ({ item, plain: plainText(item.name) }))
    .sort((a, b) => (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0));
}

/**
 * Items whose name has every word of the query, in any order: names that start with the query
 * first, then those with a word that starts with it, then the others; at most `limit` of them.
 */
export function searchCosmetics(index: CosmeticIndex, query: string, limit: number): Found {
  const wanted = plainText(query).trim();
  const [first = '', ...others] = wanted.split(/\s+/);
  const wordStart = ` ${wanted}`;
  const ranks: [Cosmetic[], Cosmetic[], Cosmetic[]] = [[], [], []];
  for (const { item, plain } of index) {
    if (!plain.includes(first) || !others.every((word) => plain.includes(word))) continue;
    const rank = plain.startsWith(wanted) ? 0 : plain.includes(wordStart) ? 1 : 2;
    ranks[rank].push(item);
  }
  const total = ranks[0].length + ranks[1].length + ranks[2].length;
  return { items: ranks.flatMap((rank) => rank.slice(0, limit)).slice(0, limit), total };
}
