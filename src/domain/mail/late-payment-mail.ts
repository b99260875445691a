import type { ByLanguage, Language, Text } from '../language';
import { type MailMessage, message } from './mail';
import { pageLink } from './page-link';

/** Why the approval was not in force any more: it had ended, or two people had undone it. */
type Gone = 'ended' | 'undone';

const SUBJECT: Readonly<Record<Gone, Text>> = {
  ended: {
    es: 'Se desembolsó un préstamo cuya aprobación había terminado',
    en: 'A loan was paid out whose approval had ended',
  },
  undone: {
    es: 'Se desembolsó un préstamo cuya aprobación se había deshecho',
    en: 'A loan was paid out whose approval had been undone',
  },
};

const ENDED: ByLanguage<(reference: string) => string> = {
  es: (reference: string) =>
    `El sistema central dice que el préstamo de ${reference} se desembolsó. Su aprobación había caducado, el cliente ya no la quería o el banco la había cancelado. La solicitud vuelve a estar aprobada y desembolsada.`,
  en: (reference: string) =>
    `The core system says that the loan of ${reference} was paid out. Its approval had lapsed, the client no longer wanted it, or the bank had cancelled it. The request is approved and paid out again.`,
};

const UNDONE: typeof ENDED = {
  es: (reference: string) =>
    `El sistema central dice que el préstamo de ${reference} se desembolsó. Dos personas habían deshecho su aprobación. Nadie puede aprobar la solicitud antes de que se aclare el pago.`,
  en: (reference: string) =>
    `The core system says that the loan of ${reference} was paid out. Two people had undone its approval. Nobody can approve the request before the payment is cleared up.`,
};

/**
 * Tells the bank's staff, in Spanish and then in English, of a payment for an approval that was not in
 * force any more.
 */
export function latePaymentMail(reference: string, page: string, approval: Gone): MailMessage {
  const what = approval === 'ended' ? ENDED : UNDONE;
  const subject = SUBJECT[approval];
  const paragraph = (language: Language) => {
    const link = pageLink(page, language);
    const words = what[language](reference);
    return {
      html: `${words} <a href="${link.replaceAll('&', '&amp;')}">${reference}</a>`,
      text: `${words} ${link}`,
    };
  };
  return message(`${subject.es} / ${subject.en}`, paragraph('es'), paragraph('en'));
}
