import { type Cosmetic, isHttps, isKind, type Kind } from './cosmetic';

/** An item as the catalogues write it (the public fortnite-api v2 `cosmetics/br` shape). */
interface Entry {
  readonly id?: unknown;
  readonly name?: unknown;
  readonly images?: { readonly icon?: unknown } | null;
  readonly type?: { readonly value?: unknown } | null;
  readonly rarity?: { readonly value?: unknown } | null;
  readonly series?: { readonly value?: unknown } | null;
}

/** `Star Wars Series` and `StarWarsSeries` are the same word. */
export function word(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : '';
}

/**
 * Marvel and Star Wars count as such; an item of another series counts under its base rarity or,
 * without one, as rare (product decision "Estimating").
 */
export function kindOf(rarity: unknown, series: unknown): Kind {
  const [ofRarity, ofSeries] = [word(rarity), word(series)];
  if (/^marvel/.test(ofSeries)) return 'marvel';
  if (/^starwars/.test(ofSeries)) return 'starwars';
  return isKind(ofRarity) ? ofRarity : 'rare';
}

/** The series of an item: named as such, or by a word that is not a rarity. */
function otherSeries(rarity: unknown, series: unknown): string {
  if (typeof series === 'string') return series.trim();
  return typeof rarity === 'string' && !isKind(word(rarity)) ? rarity.trim() : '';
}

function readEntry(entry: Entry | null): Cosmetic[] {
  const { id, name, images, type, rarity, series } = entry ?? {};
  if (typeof id !== 'string' || typeof name !== 'string' || !id || !name.trim()) return [];
  const icon = isHttps(images?.icon) ? images.icon : '';
  const kind = kindOf(rarity?.value, series?.value);
  const ofType = typeof type?.value === 'string' ? type.value.trim() : '';
  const ofSeries = otherSeries(rarity?.value, series?.value);
  const item = { id, name: name.trim(), icon, kind, type: ofType };
  return [ofSeries ? { ...item, series: ofSeries } : item];
}

/** The items of a catalogue; unusable entries are left out. Throws on anything but a catalogue. */
export function readCosmetics(answer: unknown): Cosmetic[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new TypeError('Not a catalogue of cosmetic items');
  return (data as (Entry | null)[]).flatMap(readEntry);
}
