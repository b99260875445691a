import type { Language } from '../language';
import { type MailMessage, message } from './mail';

/** How many requests wait, and for whom. */
export interface QueueState {
  /** All that can still be decided. */
  readonly open: number;
  /** With less than 24 hours left; overdue ones are not among them. */
  readonly under24: number;
  readonly under4: number;
  readonly overdue: number;
  /** An approval that a second person has to confirm. */
  readonly confirming: number;
  /** The visitor has to answer first. */
  readonly information: number;
  /** Closed in the last 24 hours because the visitor had not answered. */
  readonly unanswered: number;
}

/** A request in the digest: no name, only its reference and the address of its page for staff. */
export interface UrgentRequest {
  readonly reference: string;
  readonly link: string;
  /** Whole hours until the bank's deadline; negative after it. */
  readonly hoursLeft: number;
}

/** `overdue`: this many have become overdue since the last mail. */
export type DigestReason =
  | { readonly kind: 'morning' }
  | { readonly kind: 'overdue'; readonly count: number };

const SUBJECT = {
  es: (reason: DigestReason, { open }: QueueState) => {
    if (reason.kind === 'morning') return `Solicitudes abiertas: ${open}`;
    return `Solicitudes que acaban de vencer: ${reason.count}`;
  },
  en: (reason: DigestReason, { open }: QueueState) => {
    if (reason.kind === 'morning') return `Open requests: ${open}`;
    return `Requests that have just become overdue: ${reason.count}`;
  },
};

const COUNTS = {
  es: (queue: QueueState) =>
    `Abiertas: ${queue.open}. Vencidas: ${queue.overdue}. Con menos de 4 horas: ${queue.under4}. Con menos de 24 horas: ${queue.under24}. Por confirmar: ${queue.confirming}. En espera del cliente: ${queue.information}. Cerradas sin respuesta del cliente, en 24 horas: ${queue.unanswered}.`,
  en: (queue: QueueState) =>
    `Open: ${queue.open}. Overdue: ${queue.overdue}. Under 4 hours left: ${queue.under4}. Under 24 hours left: ${queue.under24}. To be confirmed: ${queue.confirming}. Waiting for the customer: ${queue.information}. Closed without the customer's answer, in 24 hours: ${queue.unanswered}.`,
};

const LEFT = {
  es: (hours: number) => (hours < 0 ? `venció hace ${-hours} h` : `quedan ${hours} h`),
  en: (hours: number) => (hours < 0 ? `overdue by ${-hours} h` : `${hours} h left`),
};

const MOST_URGENT = { es: 'Las más urgentes:', en: 'The most urgent:' };

/** A line for each request: its reference with the link, and the time that is left. */
function requestLines(requests: readonly UrgentRequest[], language: Language) {
  return requests.map(({ reference, link, hoursLeft }) => {
    const left = LEFT[language](hoursLeft);
    return {
      html: `<a href="${link.replaceAll('&', '&amp;')}">${reference}</a>: ${left}`,
      text: `${reference}: ${left}, ${link}`,
    };
  });
}

/** The digest for the bank's staff, in Spanish and then in English, without personal data. */
export function digestMail(
  reason: DigestReason,
  queue: QueueState,
  urgent: readonly UrgentRequest[],
): MailMessage {
  const inLanguage = (language: Language) => [
    `${SUBJECT[language](reason, queue)}.`,
    COUNTS[language](queue),
    ...(urgent.length > 0 ? [MOST_URGENT[language]] : []),
    ...requestLines(urgent, language),
  ];
  const subject = `${SUBJECT.es(reason, queue)} / ${SUBJECT.en(reason, queue)}`;
  return message(subject, ...inLanguage('es'), ...inLanguage('en'));
}

/** When the bank is told of a request that nobody has taken, in hours before its deadline. */
export const ESCALATION_HOURS = 12;

const NOBODY = {
  es: `Sin nadie a cargo y con menos de ${ESCALATION_HOURS} horas`,
  en: `With nobody in charge and under ${ESCALATION_HOURS} hours left`,
};

/** Tells the bank's staff, in Spanish and then in English, of requests that nobody has taken. */
export function escalationMail(requests: readonly UrgentRequest[]): MailMessage {
  const inLanguage = (language: Language) => [
    `${NOBODY[language]}:`,
    ...requestLines(requests, language),
  ];
  const subject = `${NOBODY.es}: ${requests.length} / ${NOBODY.en}: ${requests.length}`;
  return message(subject, ...inLanguage('es'), ...inLanguage('en'));
}
