import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { SYSTEM_AUTHOR } from '../../../src/domain/audit.ts';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language.ts';
import { questionWords } from '../../../src/domain/mail/decision-mail-words.ts';
import { reminderMail, unansweredMail } from '../../../src/domain/mail/question-mails.ts';
import { type LoanRequest, openQuestion } from '../../../src/domain/request/loan-request.ts';
import { closesAt, type Question, remindsAt } from '../../../src/domain/request/questions.ts';
import { caseAuditEntry } from '../../../src/records/audit.ts';
import { noBankHours } from '../../../src/records/bank-hours.ts';
import { trackerMove } from '../../../src/records/follow-up.ts';
import { reminderMailId, unansweredMailId } from '../../../src/records/mail.ts';
import { readLoanRequest } from '../../../src/records/request.ts';
import { closingRecord, moveRecord, reminderRecord } from '../../../src/records/request-life.ts';
import { STORED_STATUS } from '../../../src/records/states.ts';

/** Requests that are written at the same time. */
const AT_ONCE = 10;

/** What is due for a question that nobody has answered. */
type Due = 'reminder' | 'closing';

/** What is due at a moment, in milliseconds. Nothing is closed before its visitor was reminded. */
function dueFor(question: Question, now: number): Due | undefined {
  if (question.remindedAt === undefined)
    return remindsAt(question).getTime() <= now ? 'reminder' : undefined;
  return closesAt(question).getTime() < now ? 'closing' : undefined;
}

/** A mail of the bank to the visitor of a request. Its state lets the sweep find it. */
function mailTo({ applicant, language }: LoanRequest, mail: ReturnType<typeof unansweredMail>) {
  return {
    to: applicant.email,
    message: mail[language ?? DEFAULT_LANGUAGE],
    delivery: { state: 'PENDING' },
  };
}

/**
 * Sends the reminder to the visitor of this uid, or closes the request, if that is due; resolves to
 * what was due. The transaction reads the request first, so an answer in the meantime counts, and a
 * second run does nothing.
 */
export async function followUpQuestion(
  db: Firestore,
  id: string,
  now: number,
): Promise<Due | undefined> {
  const ref = db.doc(`users/${id}`);
  return db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    const request = data && readLoanRequest(id, data);
    const question = request && openQuestion(request);
    const due = question && dueFor(question, now);
    if (!request || !question || !due) return undefined;
    const moment = Timestamp.fromMillis(now);
    const { code, questions } = request;
    if (due === 'reminder') {
      const number = questions.length;
      const words = question.need && questionWords(question.need);
      const mail = mailTo(request, reminderMail(brand, words, code));
      transaction.update(ref, reminderRecord(number, moment));
      transaction.set(db.doc(`mail/${reminderMailId(id, number)}`), mail);
      return due;
    }
    const status = 'unanswered';
    const entry = caseAuditEntry(`cierre_${id}`, 'cerrar', id, SYSTEM_AUTHOR, moment);
    const hours = noBankHours(FieldValue.delete());
    transaction.update(ref, {
      ...closingRecord(moment),
      ...moveRecord(status, code, moment),
      ...hours,
    });
    if (code !== undefined)
      transaction.update(db.doc(`seguimiento/${code}`), {
        ...trackerMove({ status }, moment),
        ...hours,
      });
    transaction.set(
      db.doc(`mail/${unansweredMailId(id)}`),
      mailTo(request, unansweredMail(brand, code)),
    );
    transaction.create(db.doc(`auditoria/${entry.id}`), entry.data);
    return due;
  });
}

/** How many visitors were reminded, and how many requests were closed. */
export interface FollowUps {
  readonly reminded: number;
  readonly closed: number;
}

/**
 * Reminds visitors of questions of the bank, once each, and closes the requests whose visitor has
 * not answered in time. `now` in milliseconds since the epoch. If a request cannot be read or
 * written, rejects after trying all of them; the next run tries it again.
 */
export async function followUpQuestions(db: Firestore, now: number): Promise<FollowUps> {
  const waiting = db
    .collection('users')
    .where('estadoCredito', '==', STORED_STATUS.information)
    .select();
  const { docs } = await waiting.get();
  const done: (Due | undefined)[] = [];
  const errors: unknown[] = [];
  for (let at = 0; at < docs.length; at += AT_ONCE) {
    const group = docs.slice(at, at + AT_ONCE).map(({ id }) => followUpQuestion(db, id, now));
    for (const outcome of await Promise.allSettled(group)) {
      if (outcome.status === 'fulfilled') done.push(outcome.value);
      else errors.push(outcome.reason);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} questions not followed`);
  const count = (due: Due) => done.filter((each) => each === due).length;
  return { reminded: count('reminder'), closed: count('closing') };
}
