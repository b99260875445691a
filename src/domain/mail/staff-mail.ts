import { legal } from '../../bank/legal';
import type { Text } from '../language';
import { type BankContact, calling, following, message, type TranslatedMail } from './mail';
import { MAIL_SUBJECTS } from './subjects';

/** The mail that the bank approved a request with this code, or without one. */
export function approvalMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.approved.es,
      'El banco revisó tu solicitud de préstamo y la aprobó. Te contactaremos con las condiciones.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.approved.en,
      'The bank reviewed your loan request and approved it. We will contact you with the terms.',
      ...follow.en,
      call.en,
    ),
  };
}

/**
 * The mail that the bank declined a request: why, when asking again makes sense, and where to
 * complain.
 */
export function declineMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  const { bank } = contact;
  const { complaints } = legal;
  return {
    es: message(
      MAIL_SUBJECTS.declined.es,
      'Esta vez el banco no puede aprobar tu solicitud de préstamo.',
      words.es,
      ...follow.es,
      `Si no estás de acuerdo, reclama primero a ${bank}, que responde en ${complaints.days} días calendario. Después puedes ir a ${complaints.office}, ${complaints.of.es}.`,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.declined.en,
      'The bank cannot approve your loan request this time.',
      words.en,
      ...follow.en,
      `If you disagree, complain to ${bank} first, which answers within ${complaints.days} calendar days. After that you can turn to ${complaints.office}, ${complaints.of.en}.`,
      call.en,
    ),
  };
}

/** The mail that the bank needs an answer before it decides. */
export function questionMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      MAIL_SUBJECTS.information.es,
      'Para decidir sobre tu solicitud de préstamo, el banco necesita saber algo más.',
      words.es,
      'Responde en la página de tu solicitud, en el equipo desde el que la enviaste. No respondas a este correo.',
      ...follow.es,
      call.es,
    ),
    en: message(
      MAIL_SUBJECTS.information.en,
      'Before it decides on your loan request, the bank needs to know something more.',
      words.en,
      'Answer on the page of your request, on the device from which you sent it. Do not reply to this e-mail.',
      ...follow.en,
      call.en,
    ),
  };
}
