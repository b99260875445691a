import type { Language } from './language';
import { VERIFICATION_HOURS } from './request/time-limits';

/** What a mail is about; the last two are written by staff with their decision. */
export type MailKind = 'request-received' | 'sign-up-received' | 'approved' | 'declined';

/** The message part of a `mail` document (contract of Firebase's firestore-send-email). */
export interface MailMessage {
  readonly subject: string;
  readonly html: string;
  /** The same words as `html`, for readers that show no HTML. */
  readonly text: string;
}

/** The sender's name and phone, which every mail carries, and where requests are followed. */
export interface BankContact {
  readonly bank: string;
  readonly phone: string;
  readonly phoneOption: string;
  /** The absolute address of the page that shows a request; a code follows it as the fragment. */
  readonly statusUrl: string;
}

/** The only mails that can ever be sent, by kind and language. */
export type Mails = Readonly<Record<MailKind, Readonly<Record<Language, MailMessage>>>>;

/** A paragraph as readers of each kind see it; words alone are the same for both. */
type Paragraph = string | Pick<MailMessage, 'html' | 'text'>;

function message(subject: string, ...paragraphs: Paragraph[]): MailMessage {
  const parts = paragraphs.map((part) =>
    typeof part === 'string' ? { html: part, text: part } : part,
  );
  return {
    subject,
    html: parts.map(({ html }) => `<p>${html}</p>`).join(''),
    text: parts.map(({ text }) => text).join('\n\n'),
  };
}

const NOT_YOU = {
  es: 'Si no fuiste tú, ignora este correo.',
  en: 'If this was not you, ignore this e-mail.',
};

/** How a request is followed: the code, and the link that has it. Nothing without a code. */
function following(statusUrl: string, code: string | undefined) {
  const link = `${statusUrl}#${code}`;
  const paragraph = (words: string): Paragraph[] =>
    code === undefined
      ? []
      : [{ html: `${words} <a href="${link}">${code}</a>.`, text: `${words} ${code}: ${link}` }];
  return {
    es: paragraph('Puedes ver el estado de tu solicitud en cualquier dispositivo con tu código'),
    en: paragraph('You can check your request on any device with your code'),
  };
}

/**
 * The permitted mails of a bank about a request with this code, or with none: no names, no other
 * link, nothing of what a visitor typed. `npm run rules` writes them into the security rules, which
 * refuse any other (product decision "Mail").
 */
export function mailsOf(contact: BankContact, code?: string): Mails {
  const { bank, phone, phoneOption, statusUrl } = contact;
  const follow = following(statusUrl, code);
  const call = {
    es: `Si tienes preguntas, llama a ${bank} al ${phone}, opción ${phoneOption}.`,
    en: `If you have questions, call ${bank} at ${phone}, option ${phoneOption}.`,
  };
  return {
    'request-received': {
      es: message(
        'Recibimos tu solicitud',
        `Tenemos tu solicitud de préstamo. El banco la verifica en un máximo de ${VERIFICATION_HOURS} horas y te responde a este correo.`,
        'El valor estimado de tu cuenta no es el préstamo: el banco decide según tu historial de crédito, tus ahorros y otros factores.',
        ...follow.es,
        NOT_YOU.es,
        call.es,
      ),
      en: message(
        'We received your request',
        `We have your loan request. The bank will review it within ${VERIFICATION_HOURS} hours and reply to this e-mail address.`,
        'The estimated value of your account is not the loan: the bank decides based on your credit history, your savings and other factors.',
        ...follow.en,
        NOT_YOU.en,
        call.en,
      ),
    },
    'sign-up-received': {
      es: message(
        'Gracias por registrarte',
        'Pronto te enviaremos más información sobre los servicios para gamers.',
        NOT_YOU.es,
        call.es,
      ),
      en: message(
        'Thanks for signing up',
        'We will soon send you more information on services for gamers.',
        NOT_YOU.en,
        call.en,
      ),
    },
    approved: {
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
    },
    declined: {
      es: message(
        'Tu solicitud no fue aprobada',
        'El banco revisó tu solicitud de préstamo y esta vez no puede aprobarla.',
        ...follow.es,
        call.es,
      ),
      en: message(
        'Your request was not approved',
        'The bank reviewed your loan request and cannot approve it this time.',
        ...follow.en,
        call.en,
      ),
    },
  };
}

/** How long a new mail may wait before nobody is expected to send it any more, in minutes. */
export const UNSENT_MINUTES = 5;

/** Mails that visitors may cause to one address on one day (product decision "Abuse"). */
export const MAX_MAILS_A_DAY = 3;

/** How far a mail has come, as its `delivery` says; `unsent` before the function has seen it. */
export type DeliveryState = 'unsent' | 'pending' | 'processing' | 'success' | 'error' | 'retry';
