import { brand } from '../../../../src/config/brand.ts';
import { ownActMails } from '../../../../src/domain/mail/own-act-mails.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import type { Visitor } from '../act.ts';
import { type Case, mailTo, readCases } from '../requests/case.ts';
import type { Store } from '../store.ts';
import type { Write } from '../write.ts';

/** The case of a visitor's session; undefined if there is none or it cannot be read. */
export async function ownCase(store: Store, { uid }: Visitor): Promise<Case | undefined> {
  const [own] = await readCases(store, [uid]);
  return own;
}

/** The request of a visitor's session; undefined as its case. */
export const ownRequest = async (store: Store, visitor: Visitor) =>
  (await ownCase(store, visitor))?.request;

/** The mail that confirms an act to the applicant, with the code of the request. */
export const confirmingMail = (
  request: LoanRequest,
  mailId: string,
  kind: keyof ReturnType<typeof ownActMails>,
): Write => mailTo(request, mailId, ownActMails(brand, request.code)[kind]);
