import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { decisionSuffix } from '../../../../records/mail';
import { caseAuditEntry } from '../../../../records/staff/audit';
import { proposalFile } from '../../../../records/staff/case-file';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { moveRequest } from '../../sent-request/move-request';
import { fileCase, readStored } from './case-files';
import { isTakenByOther } from './claims';

/**
 * Proposes to approve a request, once; a second person decides. It sends no mail, and the visitor
 * sees nothing of it, unless it ends a question.
 */
export function propose(context: StaffContext, request: LoanRequest): Promise<LoanRequest> {
  const { db, caller, clock } = context;
  const author = context.author();
  const { id, status, questions, undone = [] } = request;

  return writeOnce<LoanRequest>(caller, {
    async write() {
      const batch = writeBatch(db);
      fileCase(batch, context, id, proposalFile(author, serverTimestamp()));
      if (status !== 'pending') moveRequest(batch, db, request, { to: 'pending' });
      const suffix = decisionSuffix(undone.length + 1);
      const entryId = `propuesta_${id}_${questions.length}${suffix}`;
      const { data } = caseAuditEntry(entryId, 'proponer', id, author, serverTimestamp());
      batch.set(doc(db, 'auditoria', entryId), data);
      await batch.commit();
      const proposal = { author, proposedAt: new Date(clock.now()), waiting: true };
      return { ...request, status: 'pending', proposal };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const now = await readStored(context, id);
      if (!now) return { kind: 'missing' };
      if (now.proposal?.waiting)
        return now.proposal.author === author
          ? { kind: 'stored', value: now }
          : { kind: 'refused', code: 'conflict' };
      return isOpen(now.status) &&
        now.status === status &&
        now.questions.length === questions.length
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
    refusal: async () => ((await isTakenByOther(context, [id])) ? 'conflict' : 'denied'),
  });
}
