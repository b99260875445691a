import { type OneLoan, oneLoan, otherOf } from '../../../../src/domain/acts/one-loan.ts';
import { isDocumentKey, type KeyDocument } from '../../../../src/domain/request/keys.ts';
import { reference } from '../../../../src/domain/request/loan-request.ts';
import {
  keyPath,
  readKeyDocument,
  readKeys,
  type StoredKey,
} from '../../../../src/records/request/keys.ts';
import type { Store } from '../store.ts';
import { type Case, readCases } from './case.ts';

/**
 * The keys of a request, each with what it lists. Of two approvals of one person one waits for the
 * other, because both read and write the same.
 */
async function readKeysOf(store: Store, { file }: Case): Promise<(StoredKey & KeyDocument)[]> {
  const keys = readKeys(file);
  const found = await store.get(...keys.map(({ id }) => keyPath(id)));
  return keys.map((key, place) => ({ ...key, ...readKeyDocument(found[place]) }));
}

/** What the person's other requests mean for an approval of this one, as they stand now. */
export async function oneLoanOf(store: Store, one: Case): Promise<OneLoan | undefined> {
  const { request } = one;
  const listed = (await readKeysOf(store, one)).filter(isDocumentKey).flatMap((key) => key.entries);
  const ids = listed
    .filter(({ id, outcome }) => id !== request.id && /approved|disbursed/.test(outcome))
    .map(({ id }) => id);
  const unique = [...new Set(ids)];
  const found = await readCases(store, unique);
  const others = found.map((other, place) =>
    other
      ? otherOf(other.request, request)
      : ({
          // One that cannot be read is no loan of this person for sure, and none of another either.
          outcome: 'approved',
          isSameName: false,
          reference: reference({ id: unique[place] ?? '' }),
        } as const),
  );
  return oneLoan(others);
}
