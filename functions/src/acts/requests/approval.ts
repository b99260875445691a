import { type ApprovalCase, signatures } from '../../../../src/domain/acts/signatures.ts';
import { lendingAt } from '../../../../src/domain/loan/lending.ts';
import type { Cents } from '../../../../src/domain/money.ts';
import type { UndoProposal } from '../../../../src/domain/request/undo.ts';
import { LOAN_TERMS, readLoanConditions } from '../../../../src/records/market/loan.ts';
import { readConfirmation, SETTING_PATHS } from '../../../../src/records/staff/settings.ts';
import { readable } from '../readable.ts';
import type { Store } from '../store.ts';
import type { Case } from './case.ts';
import { factsOf } from './person.ts';

/** What the signatures of approving a request with this amount follow from at this moment. */
export async function approvalCase(
  store: Store,
  one: Case,
  mostLent: Cents,
  now: Date,
): Promise<ApprovalCase> {
  const [credit, stored] = await store.get(SETTING_PATHS.confirmation, LOAN_TERMS);
  const conditions = readable(stored, readLoanConditions);
  const lending = lendingAt({ confirmation: readConfirmation(credit), conditions }, now);
  return { request: one.request, mostLent, lending, facts: await factsOf(store, one) };
}

/**
 * Why the request may not be approved so in place of a decline; undefined if it may. Two people and their
 * words are what a second loan asks for.
 */
export async function undoRefusal(store: Store, one: Case, to: UndoProposal['to'], now: Date) {
  if (to.status !== 'approved' || to.mostLent === undefined) return undefined;
  const takes = signatures(await approvalCase(store, one, to.mostLent, now));
  return 'refused' in takes ? takes.refused : undefined;
}
