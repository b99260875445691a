import type { Language, Text } from '../language';
import { type MailMessage, message } from './mail';
import { pageLink } from './page-link';

/** Why the approval was not in force any more. */
export type ApprovalEnd = 'lapsed' | 'given-back' | 'cancelled' | 'undone';

const SUBJECT: Readonly<Record<'ended' | 'undone', Text>> = {
  ended: {
    es: 'Se desembolsó un préstamo cuya aprobación había terminado',
    en: 'A loan was paid out whose approval had ended',
  },
  undone: {
    es: 'Se desembolsó un préstamo cuya aprobación se había deshecho',
    en: 'A loan was paid out whose approval had been undone',
  },
};

const PAID: Text = {
  es: 'El préstamo de esta solicitud se desembolsó.',
  en: 'The loan of this request was paid out.',
};

const END: Readonly<Record<ApprovalEnd, Text>> = {
  lapsed: { es: 'Su aprobación había caducado.', en: 'Its approval had lapsed.' },
  'given-back': {
    es: 'El cliente ya no quería el préstamo.',
    en: 'The customer no longer wanted the loan.',
  },
  cancelled: {
    es: 'El banco había cancelado el préstamo.',
    en: 'The bank had canceled the loan.',
  },
  undone: {
    es: 'Dos personas habían deshecho su aprobación.',
    en: 'Two people had undone its approval.',
  },
};

const NEXT: typeof SUBJECT = {
  ended: {
    es: 'La solicitud vuelve a estar aprobada, y ahora consta como desembolsada.',
    en: 'The request is approved once more and is now recorded as paid out.',
  },
  undone: {
    es: 'Nadie puede aprobar la solicitud antes de que se aclare el pago.',
    en: 'Nobody can approve the request before the payment is cleared up.',
  },
};

/**
 * Tells the bank's staff, in Spanish and then in English, of a payment for an approval that was not in
 * force any more.
 */
export function latePaymentMail(reference: string, page: string, end: ApprovalEnd): MailMessage {
  const kind = end === 'undone' ? end : 'ended';
  const subject = SUBJECT[kind];
  const paragraph = (language: Language) => {
    const link = pageLink(page, language);
    const words = [PAID, END[end], NEXT[kind]].map((text) => text[language]).join(' ');
    return {
      html: `${words} <a href="${link.replaceAll('&', '&amp;')}">${reference}</a>`,
      text: `${words} ${reference}: ${link}`,
    };
  };
  return message(`${subject.es} / ${subject.en}`, paragraph('es'), paragraph('en'));
}
