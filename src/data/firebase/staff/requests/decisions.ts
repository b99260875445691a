import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/loan-request';
import { MAILS } from '../../../mails';
import { type Trace, writeOnce } from '../../connection/write-once';
import { STORED_STATUS } from '../../records/stored-names';
import { readLoanRequest } from '../../records/visitor-records';
import type { StaffContext } from '../context';
import { decisionMailId } from './mails';

/** Writes a decision and its mail once; see StaffBackend.decide. */
export async function decide(
  context: StaffContext,
  request: LoanRequest,
  status: 'approved' | 'declined',
): Promise<LoanRequest> {
  const { db, caller, clock } = context;
  const author = context.author();
  const path = doc(db, 'users', request.id);

  return writeOnce(caller, {
    write() {
      const batch = writeBatch(db);
      batch.update(path, {
        estadoCredito: STORED_STATUS[status],
        decision: { autor: author, fecha: serverTimestamp() },
      });
      batch.set(doc(db, 'mail', decisionMailId(request.id)), {
        to: request.applicant.email,
        // The rules too take Spanish where a record names no language.
        message: { ...MAILS[status][request.language ?? 'es'] },
      });
      return batch.commit();
    },
    async look(): Promise<Trace<LoanRequest>> {
      const stored = await getDoc(path);
      if (!stored.exists()) return { found: 'absent' };
      const now = readLoanRequest(request.id, stored.data());
      if (now.status === 'pending') return { found: 'absent' };
      return now.status === status && now.decision?.author === author
        ? { found: 'done', value: now }
        : { found: 'refused', code: 'conflict' };
    },
    confirmed: () => ({
      ...request,
      status,
      decision: { author, decidedAt: new Date(clock.now()) },
    }),
  });
}
