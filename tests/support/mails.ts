import { brand } from '../../src/config/brand';
import { type MailKind, mailsOf, type TranslatedMail } from '../../src/domain/mail/mail';
import { approvalMail, declineMail, questionMail } from '../../src/domain/mail/staff-mail';
import { declineWords, questionWords } from '../../src/domain/mail/staff-mail-words';
import { NEEDS, type Need } from '../../src/domain/request/questions';
import { type DeclineReason, declineReasons } from '../../src/domain/request/reasons';

/** The subject matter of a mail: `declined` alone means because of the credit history. */
export type AnyMailKind =
  | MailKind
  | 'approved'
  | 'declined'
  | `declined: ${DeclineReason}`
  | `information: ${Need}`;

/** Every mail of this product's bank about a request with this code, or without one. */
export function allMails(code?: string): Readonly<Record<AnyMailKind, TranslatedMail>> {
  const declined = (reason: DeclineReason) => declineMail(brand, declineWords(reason), code);
  const information = (need: Need) => questionMail(brand, questionWords(need), code);
  return {
    ...mailsOf(brand, code),
    approved: approvalMail(brand, code),
    declined: declined('historial'),
    ...(Object.fromEntries(
      declineReasons.map((reason) => [`declined: ${reason}`, declined(reason)]),
    ) as Record<`declined: ${DeclineReason}`, TranslatedMail>),
    ...(Object.fromEntries(
      NEEDS.map((need) => [`information: ${need}`, information(need)]),
    ) as Record<`information: ${Need}`, TranslatedMail>),
  };
}

/** The mails about a request without a code, exactly as the security rules permit them. */
export const MAILS = allMails();
