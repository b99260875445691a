import { legal } from '../../bank/legal';
import type { Text } from '../language';
import { RESERVED, type ToldReason } from '../request/reasons';
import { RECONSIDER_DAYS } from '../request/reconsideration';
import { VERIFICATION_HOURS } from '../request/time-limits';
import { validity } from './approval-mails';
import { declineWords } from './decision-mail-words';
import { type BankContact, calling, following, message, type TranslatedMail } from './mail';
import { dayAfter, MOMENT } from './moment';
import { MAIL_SUBJECTS } from './subjects';

/** The mail that the bank approved a request with this code, or without one, and its last day. */
export function approvalMail(
  contact: BankContact,
  until: Date | undefined,
  code?: string,
): TranslatedMail {
  const [follow, call, valid] = [following(contact, code), calling(contact), validity(until)];
  return {
    es: message(
      MAIL_SUBJECTS.approved.es,
      'El banco revisó tu solicitud de préstamo y la aprobó. Te contactaremos con las condiciones.',
      ...valid.es,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.approved.en,
      'The bank reviewed your loan request and approved it. We will contact you with the terms.',
      ...valid.en,
      ...follow.en,
      call.en,
    ),
  };
}

/**
 * The mail that the bank declined a request: why, when asking again makes sense, until when and where
 * it may be reconsidered, and where to complain. `isLast`: it was reconsidered and will not be again.
 */
export function declineMail(
  contact: BankContact,
  reason: ToldReason,
  code?: string,
  isLast = false,
): TranslatedMail {
  const words = declineWords(reason);
  const [follow, call] = [following(contact, code), calling(contact)];
  const [reconsider, complain] = [reconsidering(reason, code, isLast), complaining(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.declined.es,
      'Esta vez el banco no puede aprobar tu solicitud de préstamo.',
      words.es,
      ...follow.es,
      ...reconsider.es,
      complain.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.declined.en,
      'The bank cannot approve your loan request this time.',
      words.en,
      ...follow.en,
      ...reconsider.en,
      complain.en,
      call.en,
    ),
  };
}

/**
 * The paragraph on having a decline reconsidered; it follows the one with the link to the page.
 * Empty for a request without a code, which asking needs, and for a final decline.
 */
function reconsidering(reason: ToldReason, code: string | undefined, isLast: boolean) {
  if (code === undefined || isLast) return { es: [], en: [] };
  const day = dayAfter(RECONSIDER_DAYS);
  const [es, en] =
    reason === RESERVED
      ? ['Si crees que al banco se le pasó algo', 'If you think that the bank missed something']
      : ['Si crees que el motivo no es correcto', 'If you think that the reason is wrong'];
  return {
    es: [
      `${es}, en esa página puedes pedir una sola vez, hasta el ${day.es}, que otra persona mire tu solicitud de nuevo.`,
    ],
    en: [
      `${en}, you can ask on that page, once and until ${day.en}, for another person to look at your request again.`,
    ],
  };
}

/** The paragraph on where to complain about a decline. */
function complaining({ bank }: BankContact): Text {
  const { complaints } = legal;
  return {
    es: `Si no estás de acuerdo, reclama primero a ${bank}, que responde en ${complaints.days} días calendario. Después puedes ir a ${complaints.office}, ${complaints.of.es}.`,
    en: `If you disagree, complain to ${bank} first, which answers within ${complaints.days} calendar days. After that you can turn to ${complaints.office}, ${complaints.of.en}.`,
  };
}

/** The mail that the page shows why a request was declined, once its applicant was identified. */
export function explainingMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.explained.es,
      'Comprobamos que la solicitud es tuya. La página de tu solicitud ya dice por qué el banco no pudo aprobarla y qué lo cambiaría.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.explained.en,
      'We checked that the request is yours. The page of your request now says why the bank could not approve it, and what would change that.',
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that a decision was undone and the request goes back to review, in these words. */
export function reopeningMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.reopened.es,
      words.es,
      `El banco te responde a este correo en un máximo de ${VERIFICATION_HOURS} horas desde el ${MOMENT.es}. No tienes que hacer nada.`,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.reopened.en,
      words.en,
      `The bank will reply to this e-mail address within ${VERIFICATION_HOURS} hours of ${MOMENT.en}. You do not have to do anything.`,
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that confirms that a decline is reconsidered, as its visitor asked. */
export function reconsideringMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.reconsidering.es,
      `Pediste que el banco mire tu solicitud de nuevo. La mira alguien que no tomó la primera decisión, y te responde a este correo en un máximo de ${VERIFICATION_HOURS} horas desde el ${MOMENT.es}.`,
      'Hasta que responda, vale la primera respuesta. La nueva es la última.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.reconsidering.en,
      `You asked the bank to look at your request again. Someone who did not take the first decision looks at it, and replies to this e-mail address within ${VERIFICATION_HOURS} hours of ${MOMENT.en}.`,
      'Until then, the first answer holds. The new one is the last.',
      ...follow.en,
      call.en,
    ),
  };
}

/** The mail that a decline was undone and the request is approved, in these words. */
export function reversedToApprovalMail(
  contact: BankContact,
  words: Text,
  until: Date | undefined,
  code?: string,
): TranslatedMail {
  const [follow, call, valid] = [following(contact, code), calling(contact), validity(until)];
  return {
    es: message(
      MAIL_SUBJECTS.reversed.es,
      `${words.es} Te contactaremos con las condiciones.`,
      ...valid.es,
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.reversed.en,
      `${words.en} We will contact you with the terms.`,
      ...valid.en,
      ...follow.en,
      call.en,
    ),
  };
}

/**
 * The mail that an approval was undone and the request is declined, in these words and for this
 * reason; `isLast` as of a decline.
 */
export function reversedToDeclineMail(
  contact: BankContact,
  words: Text,
  reason: ToldReason,
  code?: string,
  isLast = false,
): TranslatedMail {
  const why = declineWords(reason);
  const [follow, call] = [following(contact, code), calling(contact)];
  const [reconsider, complain] = [reconsidering(reason, code, isLast), complaining(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.reversed.es,
      words.es,
      why.es,
      ...follow.es,
      ...reconsider.es,
      complain.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.reversed.en,
      words.en,
      why.en,
      ...follow.en,
      ...reconsider.en,
      complain.en,
      call.en,
    ),
  };
}
