import type { ByLanguage, Language, Text } from '../language';
import { type MailMessage, message } from './mail';
import { pageLink } from './page-link';

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

/** How many complaints wait for the bank. */
export interface ComplaintState {
  readonly open: number;
  readonly overdue: number;
}

/** A complaint in the digest: only its number and the address of its page for staff. */
export interface UrgentComplaint {
  readonly number: string;
  readonly link: string;
  /** Days until the last one, which has none left; after it days since. */
  readonly days: number;
  readonly late: boolean;
}

/** A request in the digest: no name, only its reference and the address of its page for staff. */
export interface UrgentRequest {
  readonly reference: string;
  readonly link: string;
  /** Whole hours until the bank's deadline; negative after it. */
  readonly hoursLeft: number;
}

/** `overdue`: this many requests and complaints have become overdue since the last mail. */
export type DigestReason =
  | { readonly kind: 'morning' }
  | { readonly kind: 'overdue'; readonly count: number; readonly complaints: number };

/** What a digest tells. */
export interface Digest {
  readonly reason: DigestReason;
  readonly queue: QueueState;
  readonly urgent: readonly UrgentRequest[];
  readonly complaints: ComplaintState;
  readonly urgentComplaints: readonly UrgentComplaint[];
}

const OPEN: ByLanguage<(requests: number, complaints: number) => string[]> = {
  es: (requests: number, complaints: number) => [
    `Solicitudes abiertas: ${requests}`,
    ...(complaints > 0 ? [`Reclamos abiertos: ${complaints}`] : []),
  ],
  en: (requests: number, complaints: number) => [
    `Open requests: ${requests}`,
    ...(complaints > 0 ? [`Open complaints: ${complaints}`] : []),
  ],
};

const OVERDUE: ByLanguage<(requests: number, complaints: number) => string[]> = {
  es: (requests: number, complaints: number) => [
    ...(requests > 0 ? [`Solicitudes que acaban de vencer: ${requests}`] : []),
    ...(complaints > 0 ? [`Reclamos que acaban de vencer: ${complaints}`] : []),
  ],
  en: (requests: number, complaints: number) => [
    ...(requests > 0 ? [`Requests that have just become overdue: ${requests}`] : []),
    ...(complaints > 0 ? [`Complaints that have just become overdue: ${complaints}`] : []),
  ],
};

function subjectOf({ reason, queue, complaints }: Digest, language: Language): string {
  const parts =
    reason.kind === 'morning'
      ? OPEN[language](queue.open, complaints.open)
      : OVERDUE[language](reason.count, reason.complaints);
  return parts.join('. ');
}

const COUNTS: ByLanguage<(queue: QueueState) => string> = {
  es: (queue: QueueState) =>
    `Abiertas: ${queue.open}. Vencidas: ${queue.overdue}. Con menos de 4 horas: ${queue.under4}. Con menos de 24 horas: ${queue.under24}. Por confirmar: ${queue.confirming}. En espera del cliente: ${queue.information}. Cerradas sin respuesta del cliente, en 24 horas: ${queue.unanswered}.`,
  en: (queue: QueueState) =>
    `Open: ${queue.open}. Overdue: ${queue.overdue}. Under 4 hours left: ${queue.under4}. Under 24 hours left: ${queue.under24}. To be confirmed: ${queue.confirming}. Waiting for the customer: ${queue.information}. Closed without the customer's answer, in 24 hours: ${queue.unanswered}.`,
};

const LEFT: ByLanguage<(hours: number) => string> = {
  es: (hours: number) => (hours < 0 ? `venció hace ${-hours} h` : `quedan ${hours} h`),
  en: (hours: number) => (hours < 0 ? `overdue by ${-hours} h` : `${hours} h left`),
};

const MOST_URGENT: Text = { es: 'Las más urgentes:', en: 'The most urgent:' };

/** A line with a link to what it names, and the time that is left for it. */
function urgentLine(name: string, address: string, left: string, language: Language) {
  const link = pageLink(address, language);
  return {
    html: `<a href="${link.replaceAll('&', '&amp;')}">${name}</a>: ${left}`,
    text: `${name}: ${left}, ${link}`,
  };
}

/** A line for each request: its reference with the link, and the time that is left. */
function requestLines(requests: readonly UrgentRequest[], language: Language) {
  return requests.map(({ reference, link, hoursLeft }) => {
    return urgentLine(reference, link, LEFT[language](hoursLeft), language);
  });
}

const COMPLAINTS: ByLanguage<(complaints: ComplaintState) => string> = {
  es: ({ open, overdue }: ComplaintState) => `Reclamos abiertos: ${open}. Vencidos: ${overdue}.`,
  en: ({ open, overdue }: ComplaintState) => `Open complaints: ${open}. Overdue: ${overdue}.`,
};

const DAYS: ByLanguage<(complaint: UrgentComplaint) => string> = {
  es: ({ late, days }: UrgentComplaint) =>
    late ? `venció hace ${days} d` : days === 0 ? 'vence hoy' : `quedan ${days} d`,
  en: ({ late, days }: UrgentComplaint) =>
    late ? `overdue by ${days} d` : days === 0 ? 'due today' : `${days} d left`,
};

/** A line for each complaint: its number with the link, and the days that are left. */
function complaintLines(complaints: readonly UrgentComplaint[], language: Language) {
  return complaints.map((complaint) => {
    const { number, link } = complaint;
    return urgentLine(number, link, DAYS[language](complaint), language);
  });
}

/** The digest for the bank's staff, in Spanish and then in English, without personal data. */
export function digestMail(digest: Digest): MailMessage {
  const { queue, urgent, complaints, urgentComplaints } = digest;
  const inLanguage = (language: Language) => [
    `${subjectOf(digest, language)}.`,
    COUNTS[language](queue),
    ...(urgent.length > 0 ? [MOST_URGENT[language]] : []),
    ...requestLines(urgent, language),
    ...(complaints.open > 0 ? [COMPLAINTS[language](complaints)] : []),
    ...complaintLines(urgentComplaints, language),
  ];
  const subject = `${subjectOf(digest, 'es')} / ${subjectOf(digest, 'en')}`;
  return message(subject, ...inLanguage('es'), ...inLanguage('en'));
}

/** When the bank is told of a request that nobody has taken, in hours before its deadline. */
export const ESCALATION_HOURS = 12;

const NOBODY: Text = {
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

const FULL_HOUR: ByLanguage<(mails: number) => string> = {
  es: (mails: number) => `Correos que esperan: se llegó a ${mails} en una hora`,
  en: (mails: number) => `Mails are waiting: ${mails} were reached in one hour`,
};

const WHAT_WAITS: Text = {
  es: 'Salieron todos los correos que los visitantes pueden causar en una hora. Los demás esperan y salen en las horas siguientes, primero los más viejos. Los avisos de las decisiones salen como siempre. Mira si alguien envía solicitudes en masa.',
  en: 'All the mails that visitors may cause in one hour went out. The others wait and go out in the hours to come, the oldest first. Mails about decisions go out as always. Look whether somebody sends requests in bulk.',
};

/** Tells the bank's staff, in Spanish and then in English, that visitors caused more mails than go out. */
export function fullHourMail(mails: number): MailMessage {
  const inLanguage = (language: Language) => [
    `${FULL_HOUR[language](mails)}.`,
    WHAT_WAITS[language],
  ];
  return message(
    `${FULL_HOUR.es(mails)} / ${FULL_HOUR.en(mails)}`,
    ...inLanguage('es'),
    ...inLanguage('en'),
  );
}
