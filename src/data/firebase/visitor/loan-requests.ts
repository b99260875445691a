import { doc, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest, LoanRequestDraft } from '../../../domain/request/loan-request';
import { newCode } from '../../../domain/request/request-code';
import { codeRecord, trackerRecord } from '../../../records/follow-up';
import { isSameRequest, newRequest, requestRecord } from '../../../records/request';
import { ownRequest } from '../../reads/own-request';
import { takesVersion } from '../../reads/rates';
import { moments } from '../connection/moments';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { VisitorContext } from '../context';

/** Each attempt has a new code. If an attempt was stored, its record names the code. */
async function writeRequest(
  context: VisitorContext,
  draft: LoanRequestDraft,
): Promise<LoanRequest> {
  const { db, visitor, mails, now } = context;
  const code = newCode();
  const request = newRequest({ uid: visitor.uid, code }, draft, new Date(now()));
  const signedIn = moments.at(new Date(visitor.signedInAt));
  const batch = writeBatch(db);
  batch.set(doc(db, 'users', visitor.uid), requestRecord(request, signedIn, moments.now));
  batch.set(doc(db, 'seguimiento', code), trackerRecord(request, moments.now));
  batch.set(doc(db, 'codigos', code), codeRecord(visitor.uid));
  batch.set(doc(db, 'mail', visitor.uid), {
    to: request.applicant.email,
    message: { ...mails(code)['request-received'][draft.language] },
  });
  await batch.commit();
  return request;
}

/** Writes a request, its tracker and its mail once; see Backend.submitLoanRequest. */
export function submitLoanRequest(
  context: VisitorContext,
  draft: LoanRequestDraft,
): Promise<LoanRequest> {
  return writeOnce(context.caller, {
    write: () => writeRequest(context, draft),
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const stored = await ownRequest(context);
      if (stored === undefined) return { kind: 'missing' };
      return isSameRequest(stored, draft)
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
    async refusal() {
      const at = new Date(context.now());
      const takes = () => takesVersion(context, draft.quote, at);
      return (await context.caller.readBack(takes)) ? 'denied' : 'rates-changed';
    },
  });
}
