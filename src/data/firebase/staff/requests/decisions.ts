import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { approvalMail, declineMail } from '../../../../domain/staff-mail';
import { declineWords } from '../../../../domain/staff-mail-words';
import type { DecisionChoice } from '../../../staff-backend';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { moveRequest } from '../../move-request';
import { decisionMailId } from '../../records/mail-ids';
import { readLoanRequest } from '../../records/visitor-records';

/** Writes a decision, its mail and what the code shows, once; see StaffBackend.decide. */
export async function decide(
  context: StaffContext,
  request: LoanRequest,
  choice: DecisionChoice,
): Promise<readonly LoanRequest[]> {
  const { db, caller, clock, bank } = context;
  const author = context.author();
  const { id, code, applicant, language } = request;
  const { status } = choice;
  const reason = choice.status === 'declined' ? choice.reason : undefined;
  const mails = reason ? declineMail(bank, declineWords(reason), code) : approvalMail(bank, code);

  const decided = await writeOnce(caller, {
    async write() {
      const batch = writeBatch(db);
      const decision = {
        autor: author,
        fecha: serverTimestamp(),
        ...(reason && { motivo: reason }),
      };
      moveRequest(batch, db, request, { to: status, fields: { decision }, reason });
      // Like the rules: Spanish if the record has no language.
      const message = { ...mails[language ?? 'es'] };
      batch.set(doc(db, 'mail', decisionMailId(id)), { to: applicant.email, message });
      await batch.commit();
      return { ...request, status, decision: { author, decidedAt: new Date(clock.now()), reason } };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const stored = await getDoc(doc(db, 'users', id));
      if (!stored.exists()) return { kind: 'missing' };
      const now = readLoanRequest(id, stored.data());
      // The mail must go to the address of today.
      if (isOpen(now.status) && now.applicant.email === applicant.email) return { kind: 'missing' };
      return now.status === status &&
        now.decision?.author === author &&
        now.decision.reason === reason
        ? { kind: 'stored', value: now }
        : { kind: 'refused', code: 'conflict' };
    },
  });
  return [decided];
}
