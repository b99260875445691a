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
    `Abiertas: ${queue.open}. Vencidas: ${queue.overdue}. Con menos de 4 horas: ${queue.under4}. Con menos de 24 horas: ${queue.under24}. Por confirmar: ${queue.confirming}. En espera del cliente: ${queue.information}.`,
  en: (queue: QueueState) =>
    `Open: ${queue.open}. Overdue: ${queue.overdue}. Under 4 hours left: ${queue.under4}. Under 24 hours left: ${queue.under24}. To be confirmed: ${queue.confirming}. Waiting for the customer: ${queue.information}.`,
};

const LEFT = {
  es: (hours: number) => (hours < 0 ? `venció hace ${-hours} h` : `quedan ${hours} h`),
  en: (hours: number) => (hours < 0 ? `overdue by ${-hours} h` : `${hours} h left`),
};

const MOST_URGENT = { es: 'Las más urgentes:', en: 'The most urgent:' };

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
    ...urgent.map(({ reference, link, hoursLeft }) => {
      const left = LEFT[language](hoursLeft);
      return {
        html: `<a href="${link.replaceAll('&', '&amp;')}">${reference}</a>: ${left}`,
        text: `${reference}: ${left}, ${link}`,
      };
    }),
  ];
  const subject = `${SUBJECT.es(reason, queue)} / ${SUBJECT.en(reason, queue)}`;
  return message(subject, ...inLanguage('es'), ...inLanguage('en'));
}
