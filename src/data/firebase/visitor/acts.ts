import { doc, serverTimestamp } from 'firebase/firestore/lite';
import { normalizeText } from '../../../domain/fields/fields';
import { readEmail } from '../../../domain/fields/identifiers/email';
import { type LoanRequest, openQuestion } from '../../../domain/request/loan-request';
import { isOpen } from '../../../domain/request/states';
import { answerMailId, correctionMailId, withdrawalMailId } from '../../../records/mail';
import {
  answerRecord,
  correctionRecord,
  promotionsEndRecord,
  withdrawalRecord,
} from '../../../records/request/request-life';
import type { VisitorContext } from '../context';
import { moveRequest } from '../sent-request/move-request';
import { carryOut } from './act';

/** Whether an open request is still as shown. */
function isAsShown(stored: LoanRequest, shown: LoanRequest): boolean {
  return (
    isOpen(stored.status) &&
    stored.status === shown.status &&
    stored.questions.length === shown.questions.length
  );
}

/** Withdraws the own request; see Backend.withdrawRequest. */
export function withdrawRequest(context: VisitorContext, shown: LoanRequest): Promise<LoanRequest> {
  const { id, applicant } = shown;
  return carryOut(context, shown, {
    isDone: ({ status }) => status === 'withdrawn',
    isPossible: (stored) => isAsShown(stored, shown),
    write(batch) {
      const fields = withdrawalRecord(serverTimestamp());
      moveRequest(batch, context.db, shown, { to: 'withdrawn', fields });
    },
    after: (stored, now) => ({ ...stored, status: 'withdrawn', withdrawnAt: now }),
    mail: { id: withdrawalMailId(id), kind: 'withdrawn', to: applicant.email },
  });
}

/** Answers the open question; see Backend.answerQuestion. */
export function answerQuestion(
  context: VisitorContext,
  shown: LoanRequest,
  typed: string,
): Promise<LoanRequest> {
  const { id, applicant, questions } = shown;
  const number = questions.length;
  const text = normalizeText(typed);
  return carryOut(context, shown, {
    isDone: (stored) => stored.questions[number - 1]?.answer?.text === text,
    isPossible: (stored) => isAsShown(stored, shown) && openQuestion(stored) !== undefined,
    write(batch) {
      const fields = answerRecord(number, text, serverTimestamp());
      moveRequest(batch, context.db, shown, { to: 'pending', fields });
    },
    after: (stored, now) => ({
      ...stored,
      status: 'pending',
      questions: stored.questions.map((question, place) =>
        place === number - 1 ? { ...question, answer: { text, answeredAt: now } } : question,
      ),
    }),
    mail: { id: answerMailId(id, number), kind: 'answer-received', to: applicant.email },
  });
}

/** Corrects the address of the own request; see Backend.correctEmail. */
export function correctEmail(
  context: VisitorContext,
  shown: LoanRequest,
  typed: string,
): Promise<LoanRequest> {
  const { id, applicant } = shown;
  const email = readEmail(typed).text;
  return carryOut(context, shown, {
    isDone: (stored) => stored.correction !== undefined && stored.applicant.email === email,
    isPossible: (stored) => isAsShown(stored, shown) && stored.correction === undefined,
    write: (batch) =>
      batch.update(
        doc(context.db, 'users', id),
        correctionRecord(email, applicant.email, serverTimestamp()),
      ),
    after: (stored, now) => ({
      ...stored,
      applicant: { ...stored.applicant, email },
      correction: { previous: applicant.email, correctedAt: now },
    }),
    mail: { id: correctionMailId(id), kind: 'email-corrected', to: email },
  });
}

/** Withdraws the consent to promotions; see Backend.withdrawPromotions. */
export function withdrawPromotions(
  context: VisitorContext,
  shown: LoanRequest,
): Promise<LoanRequest> {
  return carryOut(context, shown, {
    isDone: ({ consent }) => consent?.marketingWithdrawnAt !== undefined,
    isPossible: ({ consent }) => consent?.marketing === true,
    write: (batch) =>
      batch.update(doc(context.db, 'users', shown.id), promotionsEndRecord(serverTimestamp())),
    after: (stored, now) => ({
      ...stored,
      consent: stored.consent && {
        ...stored.consent,
        marketing: false,
        marketingWithdrawnAt: now,
      },
    }),
  });
}
