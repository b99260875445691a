import { isLent, type OneLoan, oneLoan, otherOf } from '../../../../src/domain/acts/one-loan.ts';
import {
  type ApprovalFacts,
  isAskedAgain,
  NO_FACTS,
} from '../../../../src/domain/acts/signatures.ts';
import {
  isDocumentKey,
  type KeyDocument,
  type KeyEntry,
} from '../../../../src/domain/request/keys.ts';
import { type LoanRequest, reference } from '../../../../src/domain/request/loan-request.ts';
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

/** What the person's other requests say of an approval of this one, as they stand now. */
export async function factsOf(store: Store, one: Case): Promise<ApprovalFacts> {
  const { request } = one;
  const listed = (await readKeysOf(store, one)).filter(isDocumentKey).flatMap((key) => key.entries);
  const loan = await oneLoanOf(store, request, listed);
  return { ...NO_FACTS, loan, declinedBefore: isAskedAgain(request, listed) };
}

async function oneLoanOf(
  store: Store,
  request: LoanRequest,
  listed: readonly KeyEntry[],
): Promise<OneLoan | undefined> {
  const ids = listed
    .filter((entry) => entry.id !== request.id && isLent(entry))
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
