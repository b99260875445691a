import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { DEFAULT_LANGUAGE } from '../../../../domain/language';
import { questionMail } from '../../../../domain/mail/question-mails';
import { questionWords } from '../../../../domain/mail/staff-mail-words';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MAX_QUESTIONS, type Need } from '../../../../domain/request/questions';
import { questionMailId } from '../../../../records/mail';
import { questionRecord } from '../../../../records/request/request-life';
import { questionFile } from '../../../../records/staff/case-file';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { moveRequest } from '../../sent-request/move-request';
import { fileCase, readStored } from './case-files';
import { isTakenByOther } from './claims';

/** Writes the next question, its mail and the tracker, once; see StaffBackend.askInformation. */
export async function askInformation(
  context: StaffContext,
  request: LoanRequest,
  need: Need,
): Promise<LoanRequest> {
  const { db, caller, clock, bank } = context;
  const author = context.author();
  const { id, code, applicant, language, questions, proposal } = request;
  const number = questions.length + 1;
  if (number > MAX_QUESTIONS) throw new BackendError('denied');

  return writeOnce(caller, {
    async write() {
      const batch = writeBatch(db);
      const fields = questionRecord(number, need, serverTimestamp());
      moveRequest(batch, db, request, { to: 'information', fields, need });
      fileCase(batch, context, id, questionFile(author, serverTimestamp(), number));
      const message = {
        ...questionMail(bank, questionWords(need), code)[language ?? DEFAULT_LANGUAGE],
      };
      batch.set(doc(db, 'mail', questionMailId(id, number)), { to: applicant.email, message });
      await batch.commit();
      const asked = { need, author, askedAt: new Date(clock.now()), answer: undefined };
      return {
        ...request,
        status: 'information',
        ...(proposal && { proposal: { ...proposal, waiting: false } }),
        questions: [...questions, asked],
      };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const now = await readStored(context, id);
      if (!now) return { kind: 'missing' };
      const last = now.questions[number - 1];
      if (now.status === 'information' && last?.author === author && last.need === need)
        return { kind: 'stored', value: now };
      // The mail must go to the current address.
      return now.status === 'pending' && !last && now.applicant.email === applicant.email
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
    refusal: async () => ((await isTakenByOther(context, [id])) ? 'conflict' : 'denied'),
  });
}
