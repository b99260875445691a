/** The group that an item counts under: a rarity, or one of the two series with a rate. */
export const KINDS = [
  'common',
  'uncommon',
  'rare',
  'epic',
  'legendary',
  'marvel',
  'starwars',
] as const;

export type Kind = (typeof KINDS)[number];

/** A cosmetic item that can be searched, picked and counted. */
export interface Cosmetic {
  readonly id: string;
  readonly name: string;
  /** Address of its picture; empty if there is none. */
  readonly icon: string;
  readonly kind: Kind;
  /** Its kind in the catalogue's word, such as `outfit`; empty if that is unknown. */
  readonly type: string;
  /** Its series in the catalogue's word or name, if it has one. */
  readonly series?: string;
}

/** Whether a word is something that items count under. */
export const isKind = (word: string): word is Kind => (KINDS as readonly string[]).includes(word);

/** Whether something is an address that a picture may be fetched from. */
export function isHttps(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith('https://');
}

/** Whether something kept earlier is an item. */
export function isCosmetic(kept: unknown): kept is Cosmetic {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, name, icon, kind, type } = kept as Partial<Record<keyof Cosmetic, unknown>>;
  const texts = [id, name, icon, kind, type].every((value) => typeof value === 'string');
  return texts && isKind(String(kind)) && (icon === '' || isHttps(icon));
}
