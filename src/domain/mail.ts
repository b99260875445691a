import type { Language } from './language';

/** What a mail is about; the last two are written by staff with their decision. */
export type MailKind = 'request-received' | 'sign-up-received' | 'approved' | 'declined';

/** The message part of a `mail` document (contract of Firebase's firestore-send-email). */
export interface MailMessage {
  readonly subject: string;
  readonly html: string;
}

function message(subject: string, ...paragraphs: string[]): MailMessage {
  return { subject, html: paragraphs.map((text) => `<p>${text}</p>`).join('') };
}

const NOT_YOU = {
  es: 'Si no fuiste tú, ignora este correo.',
  en: 'If this was not you, ignore this e-mail.',
};

/**
 * The only mails that can ever be sent, by kind and language: no names, no links, nothing of what
 * a visitor typed. `npm run rules` writes them into the security rules, which refuse any other
 * (product decision "Mail").
 */
export const MAILS: Readonly<Record<MailKind, Readonly<Record<Language, MailMessage>>>> = {
  'request-received': {
    es: message(
      'Recibimos tu solicitud',
      'Tenemos tu solicitud de préstamo. El banco la verifica en un máximo de 72 horas y te responde a este correo.',
      'El valor estimado de tu cuenta no es el préstamo: el banco decide según tu historial de crédito, tus ahorros y otros factores.',
      NOT_YOU.es,
    ),
    en: message(
      'We received your request',
      'We have your loan request. The bank checks it within 72 hours at most and answers to this e-mail.',
      'The estimated value of your account is not the loan: the bank decides on your credit history, your savings and other factors.',
      NOT_YOU.en,
    ),
  },
  'sign-up-received': {
    es: message(
      'Gracias por registrarte',
      'Pronto te enviaremos más información sobre los servicios para gamers.',
      NOT_YOU.es,
    ),
    en: message(
      'Thanks for signing up',
      'We will soon send you more information on services for gamers.',
      NOT_YOU.en,
    ),
  },
  approved: {
    es: message(
      'Tu solicitud fue aprobada',
      'El banco revisó tu solicitud de préstamo y la aprobó. Te contactaremos con las condiciones.',
      'Si tienes preguntas, llama al servicio al cliente del banco, opción 9.',
    ),
    en: message(
      'Your request was approved',
      'The bank reviewed your loan request and approved it. We will contact you with the terms.',
      'If you have questions, call the bank’s customer service, option 9.',
    ),
  },
  declined: {
    es: message(
      'Tu solicitud no fue aprobada',
      'El banco revisó tu solicitud de préstamo y esta vez no puede aprobarla.',
      'Si tienes preguntas, llama al servicio al cliente del banco, opción 9.',
    ),
    en: message(
      'Your request was not approved',
      'The bank reviewed your loan request and cannot approve it this time.',
      'If you have questions, call the bank’s customer service, option 9.',
    ),
  },
};

/** How far a mail has come, as its `delivery` says; `unsent` before the function has seen it. */
export type DeliveryState = 'unsent' | 'pending' | 'processing' | 'success' | 'error' | 'retry';
