import type { LoanRequest } from '../../domain/request/loan-request';
import { readLoanRequest } from '../../records/request';
import type { Own } from '../store';

/** The request of this visitor, undefined if there is none. */
export async function ownRequest({ store, visitor }: Own): Promise<LoanRequest | undefined> {
  const stored = await store.getKept(`users/${visitor.uid}`);
  return stored && readLoanRequest(visitor.uid, stored);
}
