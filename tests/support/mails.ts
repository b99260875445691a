import { brand } from '../../src/config/brand';
import { givenBackMail, lapsedMail, validityMail } from '../../src/domain/mail/approval-mails';
import { questionWords, undoneWords } from '../../src/domain/mail/decision-mail-words';
import {
  approvalMail,
  declineMail,
  explainingMail,
  reopeningMail,
  reversedToApprovalMail,
  reversedToDeclineMail,
} from '../../src/domain/mail/decision-mails';
import { mailsOf, type TranslatedMail } from '../../src/domain/mail/mail';
import { answerReceivedMail, ownActMails } from '../../src/domain/mail/own-act-mails';
import { questionMail } from '../../src/domain/mail/question-mails';
import type { MailKind, OwnActMailKind } from '../../src/domain/mail/subjects';
import { approvalUntil } from '../../src/domain/request/approval';
import { NEEDS, type Need } from '../../src/domain/request/questions';
import { declineReasons, RESERVED, type ToldReason } from '../../src/domain/request/reasons';
import { UNDO_CAUSES, type UndoCause } from '../../src/domain/request/undo';

/**
 * The subject matter of a mail: `declined` alone means because of the credit history, and `final`
 * that the request was reconsidered before.
 */
export type AnyMailKind =
  | MailKind
  | OwnActMailKind
  | 'approved'
  | 'approval-validity'
  | 'lapsed'
  | 'declined'
  | `declined: ${ToldReason}`
  | `final: ${ToldReason}`
  | `final reversed: ${ToldReason}`
  | 'explained'
  | `information: ${Need}`
  | `reopened: ${UndoCause}`
  | `reversed: ${UndoCause}`
  | `reversed: ${ToldReason}`;

/** 10:42 a. m. in Santo Domingo. */
const ANSWER_DUE = new Date(Date.UTC(2026, 10, 22, 14, 42));

/** The end of December 22. */
const LAST_MOMENT = new Date(Date.UTC(2026, 11, 23, 4) - 1);

/** Every mail of this product's bank about a request with this code, or without one; an answer has this deadline. */
export function allMails(
  code?: string,
  due = ANSWER_DUE,
): Readonly<Record<AnyMailKind, TranslatedMail>> {
  const declined = (reason: ToldReason, isLast = false) => declineMail(brand, reason, code, isLast);
  const undone = undoneWords('declined', 'other');
  const reversed = (reason: ToldReason, isLast = false) =>
    reversedToDeclineMail(brand, undone, reason, code, isLast);
  const information = (need: Need) => questionMail(brand, questionWords(need), code);
  return {
    ...mailsOf(brand, code),
    ...ownActMails(brand, code),
    'answer-received': answerReceivedMail(brand, due, code),
    approved: approvalMail(brand, LAST_MOMENT, code),
    'approval-validity': validityMail(brand, LAST_MOMENT, code),
    lapsed: lapsedMail(brand, LAST_MOMENT, code),
    'given-back': givenBackMail(brand, code),
    explained: explainingMail(brand, code),
    declined: declined(RESERVED),
    ...(Object.fromEntries(
      ([...declineReasons, RESERVED] as const).flatMap((reason) => [
        [`declined: ${reason}`, declined(reason)],
        [`final: ${reason}`, declined(reason, true)],
        [`reversed: ${reason}`, reversed(reason)],
        [`final reversed: ${reason}`, reversed(reason, true)],
      ]),
    ) as Record<
      `${'declined' | 'final' | 'reversed' | 'final reversed'}: ${ToldReason}`,
      TranslatedMail
    >),
    ...(Object.fromEntries(
      NEEDS.map((need) => [`information: ${need}`, information(need)]),
    ) as Record<`information: ${Need}`, TranslatedMail>),
    ...(Object.fromEntries(
      UNDO_CAUSES.flatMap((cause) => [
        [`reopened: ${cause}`, reopeningMail(brand, undoneWords('pending', cause), code)],
        [
          `reversed: ${cause}`,
          reversedToApprovalMail(brand, undoneWords('approved', cause), LAST_MOMENT, code),
        ],
      ]),
    ) as Record<`reopened: ${UndoCause}` | `reversed: ${UndoCause}`, TranslatedMail>),
  };
}

/** The mail of an approval that is given now. */
export const approvedNow = (code?: string): TranslatedMail =>
  approvalMail(brand, approvalUntil(new Date()), code);

/** The mails about a request without a code. */
export const MAILS = allMails();
