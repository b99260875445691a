import {
  isDocumentKey,
  type KeyDocument,
  type KeyEntry,
  listed,
} from '../../../../src/domain/request/keys.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import {
  keyPath,
  readKeyDocument,
  readKeys,
  type StoredKey,
} from '../../../../src/records/keys.ts';
import { readable } from '../../acts/readable.ts';
import type { Store } from '../../acts/store.ts';

/** The most requests that one request is compared with. */
const MOST_READ = 50;

/** Documents read by path, in a transaction or not. */
export type Reads = Pick<Store, 'get'>;

/** What the keys of a request list. */
export interface Related {
  readonly keys: readonly (StoredKey & KeyDocument)[];
  /** The others on them that can be read, by id: those with its document first. */
  readonly known: ReadonlyMap<string, LoanRequest>;
}

/** The keys under which a request is listed, by its case file. */
export async function relatedTo(store: Reads, id: string, file: RecordFields): Promise<Related> {
  const stored = readKeys(file);
  const documents = await store.get(...stored.map((key) => keyPath(key.id)));
  const keys = stored.map((key, place) => ({ ...key, ...readKeyDocument(documents[place]) }));
  const entriesOf = (isWanted: boolean) => {
    const found = keys
      .filter((key) => isDocumentKey(key) === isWanted)
      .flatMap((key) => key.entries);
    return [...new Map(found.map((one): [string, KeyEntry] => [one.id, one])).values()];
  };
  const all = [...listed(entriesOf(true)), ...entriesOf(false)].map((entry) => entry.id);
  const ids = [...new Set(all)].filter((other) => other !== id).slice(0, MOST_READ);
  const records = await store.get(...ids.map((other) => `users/${other}`));
  const known = ids.flatMap((other, place) => {
    const read = (data: RecordFields) => readStaffRequest(other, data, undefined);
    const request = readable(records[place], read);
    return request ? [[other, request] as const] : [];
  });
  return { keys, known: new Map(known) };
}
