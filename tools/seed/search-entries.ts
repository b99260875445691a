import { indexEntry } from '../../functions/src/search-index';
import type { SeedDocument } from './requests';

/** What staff find each of these requests by, as the function of the product writes it. */
export function* searchEntries(requests: Iterable<SeedDocument>): Generator<SeedDocument> {
  for (const { path, data } of requests) {
    const uid = path.slice('users/'.length);
    yield { path: `indice/${uid}`, data: indexEntry(uid, data) };
  }
}
