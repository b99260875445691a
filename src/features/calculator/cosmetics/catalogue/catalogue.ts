import { cosmeticsUrl } from '../../../../config/env';
import { timings } from '../../../../config/timings';
import { readCosmetics } from './read-cosmetics';
import { type Found, indexCosmetics, searchCosmetics } from './search';

/** Which items can be searched: the live list, or the one that is shipped with the product. */
export interface Catalogue {
  readonly source: 'live' | 'shipped';
  /** How many items there are. */
  readonly size: number;
  /** The best matches of a query, at most `limit`. */
  readonly search: (query: string, limit: number) => Found;
  /** Whether the live list may still come. */
  readonly waiting: boolean;
}

const SHIPPED_URL = '/cosmetics.json';

async function fetchItems(address: string): Promise<Pick<Catalogue, 'size' | 'search'>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timings.requestTimeoutMs) });
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  const read = readCosmetics(await answer.json());
  // If the live list is out of reach, so are its pictures.
  const items = address === SHIPPED_URL ? read.map((item) => ({ ...item, icon: '' })) : read;
  if (items.length === 0) throw new Error('The catalogue is empty');
  const index = indexCosmetics(items);
  return { size: index.length, search: (query, limit) => searchCosmetics(index, query, limit) };
}

/**
 * Loads both lists at once and shows the shipped one until the live one arrives; if that cannot be
 * reached, the shipped one stays. Rejects when neither can be read.
 */
export async function loadCatalogue(show: (catalogue: Catalogue) => void): Promise<void> {
  if (!cosmeticsUrl) {
    show({ source: 'shipped', ...(await fetchItems(SHIPPED_URL)), waiting: false });
    return;
  }
  let arrived = false;
  const live = fetchItems(cosmeticsUrl).then((items) => {
    arrived = true;
    show({ source: 'live', ...items, waiting: false });
  });
  const shipped = fetchItems(SHIPPED_URL).then((items) => {
    if (!arrived) show({ source: 'shipped', ...items, waiting: true });
    return items;
  });
  const [first, second] = await Promise.allSettled([live, shipped]);
  if (first.status === 'fulfilled') return;
  if (second.status === 'rejected') throw second.reason;
  show({ source: 'shipped', ...second.value, waiting: false });
}
