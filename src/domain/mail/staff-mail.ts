import type { Text } from '../language';
import { type BankContact, calling, following, message, type TranslatedMail } from './mail';

/** That the bank approved a request with this code, or with none. */
export function approvalMail(contact: BankContact, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      'Tu solicitud fue aprobada',
      'El banco revisó tu solicitud de préstamo y la aprobó. Te contactaremos con las condiciones.',
      ...follow.es,
      call.es,
    ),
    en: message(
      'Your request was approved',
      'The bank reviewed your loan request and approved it. We will contact you with the terms.',
      ...follow.en,
      call.en,
    ),
  };
}

/** That the bank declined a request: why, when asking again makes sense, and where to complain. */
export function declineMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  const { bank } = contact;
  return {
    es: message(
      'Tu solicitud no fue aprobada',
      'El banco revisó tu solicitud de préstamo y esta vez no puede aprobarla.',
      words.es,
      ...follow.es,
      `Si no estás de acuerdo, reclama primero a ${bank}, que responde en 30 días calendario. Después puedes ir a ProUsuario, de la Superintendencia de Bancos.`,
      call.es,
    ),
    en: message(
      'Your request was not approved',
      'The bank reviewed your loan request and cannot approve it this time.',
      words.en,
      ...follow.en,
      `If you disagree, complain to ${bank} first, which answers within 30 calendar days. After that you can turn to ProUsuario, of the Superintendencia de Bancos.`,
      call.en,
    ),
  };
}

/** That the bank needs an answer before it decides. */
export function questionMail(contact: BankContact, words: Text, code?: string): TranslatedMail {
  const [follow, call] = [following(contact, code), calling(contact)];
  return {
    es: message(
      'Tu solicitud espera una respuesta tuya',
      'Para decidir sobre tu solicitud de préstamo, el banco necesita saber algo más.',
      words.es,
      'Responde en la página de tu solicitud, en el equipo desde el que la enviaste. No respondas a este correo.',
      ...follow.es,
      call.es,
    ),
    en: message(
      'Your request is waiting for your answer',
      'Before it decides on your loan request, the bank needs to know something more.',
      words.en,
      'Answer on the page of your request, on the device from which you sent it. Do not reply to this e-mail.',
      ...follow.en,
      call.en,
    ),
  };
}
