import { isLent, type OneLoan, oneLoan, otherOf } from '../../../../src/domain/acts/one-loan.ts';
import { type ApprovalFacts, isAskedAgain } from '../../../../src/domain/acts/signatures.ts';
import { keyNotices } from '../../../../src/domain/request/key-notices.ts';
import { isDocumentKey, type KeyEntry } from '../../../../src/domain/request/keys.ts';
import { type LoanRequest, reference } from '../../../../src/domain/request/loan-request.ts';
import type { KeyNotice } from '../../../../src/domain/request/notices.ts';
import { type Related, relatedTo } from '../../triggers/keys/related.ts';
import type { Store } from '../store.ts';
import type { Case } from './case.ts';

/**
 * What the requests with a key of this one say of an approval of it, as they stand now. Of two approvals of
 * one person one waits for the other, because both read and write the same keys.
 */
export async function personOf(
  store: Store,
  { request, file }: Case,
  now: Date,
): Promise<{ readonly facts: ApprovalFacts; readonly notices: readonly KeyNotice[] }> {
  const { keys, known } = await relatedTo(store, request.id, file);
  const theirs = keys.filter(isDocumentKey).flatMap(({ entries }) => entries);
  const account = keys.filter(({ kind }) => kind === 'account').flatMap(({ entries }) => entries);
  return {
    facts: {
      loan: oneLoanOf(request, theirs, known),
      declinedBefore: isAskedAgain(request, [...theirs, ...account]),
    },
    notices: keyNotices(request, keys, known, now),
  };
}

function oneLoanOf(
  request: LoanRequest,
  listed: readonly KeyEntry[],
  known: Related['known'],
): OneLoan | undefined {
  const ids = listed
    .filter((entry) => entry.id !== request.id && isLent(entry))
    .map(({ id }) => id);
  const others = [...new Set(ids)].map((id) => {
    const other = known.get(id);
    // One that cannot be read is no loan of this person for sure, and none of another either.
    const unread = {
      outcome: 'approved',
      isSameName: false,
      reference: reference({ id }),
    } as const;
    return other ? otherOf(other, request) : unread;
  });
  return oneLoan(others);
}
