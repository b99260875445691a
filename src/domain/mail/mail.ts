import type { Language, Text } from '../language';
import { VERIFICATION_HOURS } from '../request/time-limits';
import { MOMENT } from './moment';
import { pageLink } from './page-link';
import { MAIL_SUBJECTS, type MailKind } from './subjects';

/** The message part of a `mail` document (contract of Firebase's firestore-send-email). */
export interface MailMessage {
  readonly subject: string;
  readonly html: string;
  /** The same words as `html`, for readers that show no HTML. */
  readonly text: string;
}

/** The bank's name and phone, which every mail carries, and the addresses of its pages. */
export interface BankContact {
  readonly bank: string;
  readonly phone: string;
  readonly phoneOption: string;
  /** The absolute address of the page that shows a request; a code follows it as the fragment. */
  readonly statusUrl: string;
  /** The absolute address of the page that ends a subscription; its code follows as the fragment. */
  readonly unsubscribeUrl: string;
}

/** A mail in every language. */
export type TranslatedMail = Readonly<Record<Language, MailMessage>>;

/** The mails that the pages write themselves, by kind and language. */
export type Mails = Readonly<Record<MailKind, TranslatedMail>>;

/** A paragraph in its HTML and text forms; plain words are the same in both. */
type Paragraph = string | Pick<MailMessage, 'html' | 'text'>;

/** A mail of these paragraphs. */
export function message(subject: string, ...paragraphs: Paragraph[]): MailMessage {
  const parts = paragraphs.map((part) =>
    typeof part === 'string' ? { html: part, text: part } : part,
  );
  return {
    subject,
    html: parts.map(({ html }) => `<p>${html}</p>`).join(''),
    text: parts.map(({ text }) => text).join('\n\n'),
  };
}

/** The paragraph for somebody else's address. */
export const NOT_YOU = {
  es: 'Si no fuiste tú, ignora este correo.',
  en: 'If this was not you, ignore this e-mail.',
};

/** The paragraph on following a request: its code and link. Empty without a code. */
export function following({ statusUrl }: BankContact, code: string | undefined) {
  const paragraph = (language: Language, words: string): Paragraph[] => {
    if (code === undefined) return [];
    const link = pageLink(`${statusUrl}#${code}`, language);
    return [{ html: `${words} <a href="${link}">${code}</a>.`, text: `${words} ${code}: ${link}` }];
  };
  return {
    es: paragraph(
      'es',
      'Puedes ver el estado de tu solicitud en cualquier dispositivo con tu código',
    ),
    en: paragraph('en', 'You can check your request on any device with your code'),
  };
}

/** The paragraph with the phone to call. */
export function calling({ bank, phone, phoneOption }: BankContact): Text {
  return {
    es: `Si tienes preguntas, llama a ${bank} al ${phone}, opción ${phoneOption}.`,
    en: `If you have questions, call ${bank} at ${phone}, option ${phoneOption}.`,
  };
}

/** The paragraph on ending a subscription: the link with its code. Empty without a code. */
function leaving({ unsubscribeUrl }: BankContact, code: string | undefined) {
  const paragraph = (language: Language, question: string, words: string): Paragraph[] => {
    if (code === undefined) return [];
    const link = pageLink(`${unsubscribeUrl}#${code}`, language);
    return [
      {
        html: `${question} <a href="${link}">${words}</a>.`,
        text: `${question} ${words}: ${link}`,
      },
    ];
  };
  return {
    es: paragraph('es', '¿No quieres más correos?', 'Cancela tu suscripción'),
    en: paragraph('en', 'Want no more e-mails?', 'Unsubscribe'),
  };
}

/**
 * The mails that the pages write themselves, about a request with this code or without one; for the
 * mail of a sign-up, the code of the subscription. They contain no names, no other link and no
 * typed text. `npm run rules` writes them into the security rules, which refuse any other (product
 * decision "Mail").
 */
export function mailsOf(contact: BankContact, code?: string): Mails {
  const follow = following(contact, code);
  const leave = leaving(contact, code);
  const call = calling(contact);
  return {
    'request-received': {
      es: message(
        MAIL_SUBJECTS['request-received'].es,
        `Tenemos tu solicitud de préstamo, enviada el ${MOMENT.es}. El banco la verifica en un máximo de ${VERIFICATION_HOURS} horas y te responde a este correo.`,
        'El valor estimado de tu cuenta no es el préstamo: el banco decide según tu historial de crédito, tus ahorros y otros factores.',
        ...follow.es,
        NOT_YOU.es,
        call.es,
      ),
      en: message(
        MAIL_SUBJECTS['request-received'].en,
        `We have your loan request, sent on ${MOMENT.en}. The bank will review it within ${VERIFICATION_HOURS} hours and reply to this e-mail address.`,
        'The estimated value of your account is not the loan: the bank decides based on your credit history, your savings and other factors.',
        ...follow.en,
        NOT_YOU.en,
        call.en,
      ),
    },
    'sign-up-received': {
      es: message(
        MAIL_SUBJECTS['sign-up-received'].es,
        'Pronto te enviaremos más información sobre los servicios para gamers.',
        NOT_YOU.es,
        ...leave.es,
        call.es,
      ),
      en: message(
        MAIL_SUBJECTS['sign-up-received'].en,
        'We will soon send you more information on services for gamers.',
        NOT_YOU.en,
        ...leave.en,
        call.en,
      ),
    },
  };
}

/** After how many minutes a new mail counts as forgotten. */
export const UNSENT_MINUTES = 5;

/** Mails that visitors may cause to one address on one day (product decision "Abuse"). */
export const MAX_MAILS_A_DAY = 3;

/**
 * The progress of a mail, from its `delivery`; `unsent` before the function has seen it. `limit`:
 * it was held back, because its address had reached its daily limit.
 */
export type DeliveryState =
  | 'unsent'
  | 'pending'
  | 'processing'
  | 'success'
  | 'error'
  | 'limit'
  | 'retry';

/** The states of a delivery that ended without success, so that staff may begin it again. */
export const RESENDABLE_STATES: readonly DeliveryState[] = ['error', 'limit'];

/** How often staff may have one mail sent again. */
export const MAX_RESENDS = 5;

/** A mail as staff see it. */
export interface MailStatus {
  readonly mailId: string;
  readonly state: DeliveryState;
  readonly error: string | undefined;
  readonly attempts: number;
  /** The mail was neither sent nor refused, and no worker is sending it. */
  readonly stuck: boolean;
  /** How often staff had it sent again, at most `MAX_RESENDS` times. */
  readonly resends: number;
}
