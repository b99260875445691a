import { indexEntry } from '../../functions/src/search-index';
import type { SeedDocument, SeedRequest } from './requests';

/** The search entry of each of these requests, as the Cloud Function writes it. */
export function* searchEntries(requests: Iterable<SeedRequest>): Generator<SeedDocument> {
  for (const { path, data, file } of requests) {
    const uid = path.slice('users/'.length);
    yield { path: `indice/${uid}`, data: indexEntry(uid, data, { ...file }) };
  }
}
