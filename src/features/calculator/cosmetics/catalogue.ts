import { cosmeticsUrl } from '../../../config/env';
import { timings } from '../../../config/timings';
import { readCosmetics } from './cosmetic';
import { type CosmeticIndex, indexCosmetics } from './search';

/** Which items can be searched: the live list, or the one that is shipped with the product. */
export interface Catalogue {
  readonly source: 'live' | 'shipped';
  readonly index: CosmeticIndex;
  /** Whether the live list may still come. */
  readonly waiting: boolean;
}

const SHIPPED_URL = '/cosmetics.json';

async function fetchIndex(address: string): Promise<CosmeticIndex> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timings.requestTimeoutMs) });
  if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
  const items = readCosmetics(await answer.json());
  if (items.length === 0) throw new Error('The catalogue is empty');
  return indexCosmetics(items);
}

/**
 * Loads both lists at once and shows the shipped one until the live one is there, for good where
 * that cannot be reached. Rejects when neither can be read.
 */
export async function loadCatalogue(show: (catalogue: Catalogue) => void): Promise<void> {
  if (!cosmeticsUrl) {
    show({ source: 'shipped', index: await fetchIndex(SHIPPED_URL), waiting: false });
    return;
  }
  let arrived = false;
  const live = fetchIndex(cosmeticsUrl).then((index) => {
    arrived = true;
    show({ source: 'live', index, waiting: false });
  });
  const shipped = fetchIndex(SHIPPED_URL).then((index) => {
    if (!arrived) show({ source: 'shipped', index, waiting: true });
    return index;
  });
  const [first, second] = await Promise.allSettled([live, shipped]);
  if (first.status === 'fulfilled') return;
  if (second.status === 'rejected') throw second.reason;
  show({ source: 'shipped', index: second.value, waiting: false });
}
