import { DEFAULT_LANGUAGE } from '../language';
import type { LoanRequest } from '../request/loan-request';
import { MAIL_SUBJECTS } from './subjects';

/** The subject matter of a mail about a request. */
export type MailAboutKind =
  | 'received'
  | 'question'
  | 'reminder'
  | 'answer'
  | 'withdrawal'
  | 'reconsideration'
  | 'unanswered'
  | 'validity'
  | 'approvalReminder'
  | 'lapsed'
  | 'correction'
  | 'result'
  | 'explained'
  | 'undone';

/** A mail about a request, known from its record, which does not say whether it arrived. */
export interface MailAbout {
  readonly kind: MailAboutKind;
  /**
   * The number of the question that it asks or reminds of or whose answer it confirms, or of the
   * decision that it carries, undoes or names the last day of, from 1 on.
   */
  readonly number: number | undefined;
  readonly askedAt: Date;
  readonly to: string;
  readonly subject: string;
}

/** Mails that the bank writes; the visitor causes all others. */
const OF_BANK: readonly MailAboutKind[] = [
  'question',
  'reminder',
  'unanswered',
  'validity',
  'approvalReminder',
  'lapsed',
  'result',
  'explained',
  'undone',
];

/** Whether a mail counts among the three that visitors may cause to an address on one day. */
export function isCountedMail({ kind }: Pick<MailAbout, 'kind'>): boolean {
  return !OF_BANK.includes(kind);
}

const SUBJECT_OF = {
  received: 'request-received',
  question: 'information',
  reminder: 'reminder',
  answer: 'answer-received',
  reconsideration: 'reconsidering',
  unanswered: 'unanswered',
  validity: 'approval-validity',
  approvalReminder: 'approval-validity',
  lapsed: 'lapsed',
  correction: 'email-corrected',
  explained: 'explained',
} as const satisfies Readonly<
  Record<Exclude<MailAboutKind, 'result' | 'undone' | 'withdrawal'>, keyof typeof MAIL_SUBJECTS>
>;

type Subject = keyof typeof MAIL_SUBJECTS;

/** The address to which the bank wrote at this time. */
function addressAt({ applicant, correction }: LoanRequest, time: Date): string {
  return correction && time < correction.correctedAt ? correction.previous : applicant.email;
}

/** The mails that were asked for about a request, oldest first. */
export function mailsAbout(request: LoanRequest): MailAbout[] {
  const {
    status,
    language = DEFAULT_LANGUAGE,
    receivedAt,
    decision,
    withdrawnAt,
    unansweredAt,
    lapsedAt,
    correction,
    undone = [],
  } = request;
  const mail = (
    kind: MailAboutKind,
    subject: Subject,
    askedAt: Date | undefined,
    number?: number,
  ): MailAbout[] => {
    if (!askedAt) return [];
    const to = addressAt(request, askedAt);
    return [{ kind, number, askedAt, to, subject: MAIL_SUBJECTS[subject][language] }];
  };
  const about = (kind: keyof typeof SUBJECT_OF, askedAt: Date | undefined, number?: number) =>
    mail(kind, SUBJECT_OF[kind], askedAt, number);
  // The mail that undoes a decision carries the other one as well.
  const result = (answer: Subject, decidedAt: Date | undefined, place: number) =>
    place > 0 && undone[place - 1]?.next !== 'pending'
      ? []
      : mail('result', answer, decidedAt, place + 1);
  const place = undone.length + 1;
  return [
    ...about('received', receivedAt),
    ...undone.flatMap((one, place) => [
      ...result(one.status, one.decidedAt, place),
      ...(one.byVisitor
        ? about('reconsideration', one.undoneAt)
        : mail(
            'undone',
            one.next === 'pending' ? 'reopened' : 'reversed',
            one.undoneAt,
            place + 1,
          )),
    ]),
    ...request.questions.flatMap(({ askedAt, remindedAt, answer }, place) => [
      ...about('question', askedAt, place + 1),
      ...about('reminder', remindedAt, place + 1),
      ...about('answer', answer?.answeredAt, place + 1),
    ]),
    ...about('correction', correction?.correctedAt),
    ...mail('withdrawal', decision ? 'given-back' : 'withdrawn', withdrawnAt),
    ...about('unanswered', unansweredAt),
    ...about('validity', decision?.toldAt, place),
    ...about('approvalReminder', decision?.remindedAt, place),
    ...about('lapsed', lapsedAt, place),
    ...about('explained', decision?.explainedAt, undone.length + 1),
    ...result(status === 'declined' ? 'declined' : 'approved', decision?.decidedAt, undone.length),
  ].sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
}
