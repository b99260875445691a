import {
  type ApprovalCase,
  type SecondReason,
  signatures,
} from '../../../../src/domain/acts/signatures.ts';
import { lendingAt } from '../../../../src/domain/loan/lending.ts';
import type { Cents } from '../../../../src/domain/money.ts';
import { isAround } from '../../../../src/domain/request/key-notices.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { ownNotices } from '../../../../src/domain/request/notices.ts';
import type { UndoProposal } from '../../../../src/domain/request/undo.ts';
import { findCalculator } from '../../../../src/games/index.ts';
import { approvalFile, type Signed } from '../../../../src/records/approval-file.ts';
import { LOAN_TERMS, readLoanConditions } from '../../../../src/records/loan.ts';
import { readConfirmation, SETTING_PATHS } from '../../../../src/records/settings.ts';
import { readable } from '../readable.ts';
import type { Store } from '../store.ts';
import type { Case } from './case.ts';
import { personOf } from './person.ts';

/**
 * What the signatures of approving a request with this amount follow from at this moment. Its notices are
 * made anew of its keys; before it has any, it has none.
 */
export async function approvalCase(
  store: Store,
  one: Case,
  mostLent: Cents,
  now: Date,
): Promise<ApprovalCase & { readonly request: LoanRequest }> {
  const [credit, stored] = await store.get(SETTING_PATHS.confirmation, LOAN_TERMS);
  const conditions = readable(stored, readLoanConditions);
  const lending = lendingAt({ confirmation: readConfirmation(credit), conditions }, now);
  const { facts, notices } = await personOf(store, one, now);
  const before = one.request.notices;
  const request = before
    ? { ...one.request, notices: [...notices, ...before.filter(isAround)] }
    : one.request;
  return { request, mostLent, lending, facts };
}

/** What an approval by these people, for which two were needed because of this, adds to its decision in the case file. */
export function approvalParts(
  request: LoanRequest,
  signed: readonly Signed[],
  because: readonly SecondReason[],
  now: Date,
) {
  const own = ownNotices(request, findCalculator(request.gameId), now);
  const notices = [...(request.notices ?? []), ...own];
  return approvalFile(request, signed, { notices, because });
}

/**
 * The request as it is approved in place of a decline and why two people are needed, or why it may not be. Two people and their words are
 * what a second loan asks for.
 */
export async function undoApproval(store: Store, one: Case, to: UndoProposal['to'], now: Date) {
  if (to.status !== 'approved' || to.mostLent === undefined)
    return { request: one.request, because: [] };
  const asked = await approvalCase(store, one, to.mostLent, now);
  const takes = signatures(asked);
  return 'refused' in takes ? takes : { request: asked.request, because: takes.because };
}
