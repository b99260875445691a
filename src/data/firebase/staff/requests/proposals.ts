import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { readLoanRequest } from '../../records/visitor-records';
import { moveRequest } from '../../sent-request/move-request';
import { caseAuditEntry } from '../records/audit-records';
import { isTakenByOther } from './claims';

/** Proposes to approve a request, once: a second person decides. There is no mail. */
export function propose(context: StaffContext, request: LoanRequest): Promise<LoanRequest> {
  const { db, caller, clock } = context;
  const author = context.author();
  const { id, questions } = request;

  return writeOnce<LoanRequest>(caller, {
    async write() {
      const batch = writeBatch(db);
      const propuesta = { autor: author, fecha: serverTimestamp() };
      moveRequest(batch, db, request, { to: 'confirming', fields: { propuesta } });
      const entryId = `propuesta_${id}_${questions.length}`;
      const { data } = caseAuditEntry(entryId, 'proponer', id, author);
      batch.set(doc(db, 'auditoria', entryId), data);
      await batch.commit();
      const proposal = { author, proposedAt: new Date(clock.now()), waiting: true };
      return { ...request, status: 'pending', proposal };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const stored = await getDoc(doc(db, 'users', id));
      if (!stored.exists()) return { kind: 'missing' };
      const now = readLoanRequest(id, stored.data());
      if (now.proposal?.waiting)
        return now.proposal.author === author
          ? { kind: 'stored', value: now }
          : { kind: 'refused', code: 'conflict' };
      return isOpen(now.status) && now.questions.length === questions.length
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
    refusal: async () => ((await isTakenByOther(context, [id])) ? 'conflict' : 'denied'),
  });
}
