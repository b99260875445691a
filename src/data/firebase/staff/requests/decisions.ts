import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { DecisionChoice } from '../../../staff-backend';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { STORED_STATUS } from '../../records/stored-names';
import { readLoanRequest } from '../../records/visitor-records';
import { decisionMailId } from './mails';

/** Writes a decision, its mail and what the code shows, once; see StaffBackend.decide. */
export async function decide(
  context: StaffContext,
  request: LoanRequest,
  choice: DecisionChoice,
): Promise<LoanRequest> {
  const { db, caller, clock, mails } = context;
  const author = context.author();
  const { id, code } = request;
  const { status } = choice;
  const reason = choice.status === 'declined' ? choice.reason : undefined;
  const path = doc(db, 'users', id);

  return writeOnce(caller, {
    async write() {
      const batch = writeBatch(db);
      batch.update(path, {
        estadoCredito: STORED_STATUS[status],
        decision: { autor: author, fecha: serverTimestamp() },
        ...(code && { actualizado: serverTimestamp() }),
      });
      if (code)
        batch.update(doc(db, 'seguimiento', code), {
          estado: STORED_STATUS[status],
          actualizada: serverTimestamp(),
        });
      batch.set(doc(db, 'mail', decisionMailId(id)), {
        to: request.applicant.email,
        // Like the rules: Spanish if the record has no language.
        message: { ...mails(code)[status][request.language ?? 'es'] },
      });
      await batch.commit();
      return { ...request, status, decision: { author, decidedAt: new Date(clock.now()), reason } };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const stored = await getDoc(path);
      if (!stored.exists()) return { kind: 'missing' };
      const now = readLoanRequest(id, stored.data());
      if (now.status === 'pending') return { kind: 'missing' };
      return now.status === status && now.decision?.author === author
        ? { kind: 'stored', value: now }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
