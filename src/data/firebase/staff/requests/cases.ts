import type { CaseEntry, Claim } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { BackendError } from '../../../errors';
import type { CaseMail } from '../../../staff-backend';

const missing = () => Promise.reject(new BackendError('unknown'));

export const confirmationAmount = (): Promise<number | undefined> => missing();
export const claims = (): Promise<readonly Claim[]> => missing();
export const claim = (): Promise<readonly Claim[]> => missing();
export const release = (): Promise<void> => missing();
export const nextRequest = (): Promise<LoanRequest | undefined> => missing();
export const noteOpening = (): Promise<void> => missing();
export const caseEntries = (): Promise<readonly CaseEntry[]> => missing();
export const addNote = (): Promise<CaseEntry> => missing();
export const mailsOf = (): Promise<readonly CaseMail[]> => missing();
