import type { ByLanguage, Language, Text } from '../language';
import { type MailMessage, message } from './mail';
import { pageLink } from './page-link';

const SUBJECT: Text = {
  es: 'Se desembolsó un préstamo cuya aprobación había terminado',
  en: 'A loan was paid out whose approval had ended',
};

const WHAT: ByLanguage<(reference: string) => string> = {
  es: (reference: string) =>
    `El sistema central dice que el préstamo de ${reference} se desembolsó. Su aprobación había caducado, el cliente ya no la quería o el banco la había cancelado. La solicitud vuelve a estar aprobada y desembolsada.`,
  en: (reference: string) =>
    `The core system says that the loan of ${reference} was paid out. Its approval had lapsed, the client no longer wanted it, or the bank had cancelled it. The request is approved and paid out again.`,
};

/** Tells the bank's staff, in Spanish and then in English, of a payment for an approval that had ended. */
export function latePaymentMail(reference: string, page: string): MailMessage {
  const paragraph = (language: Language) => {
    const link = pageLink(page, language);
    const words = WHAT[language](reference);
    return {
      html: `${words} <a href="${link.replaceAll('&', '&amp;')}">${reference}</a>`,
      text: `${words} ${link}`,
    };
  };
  return message(`${SUBJECT.es} / ${SUBJECT.en}`, paragraph('es'), paragraph('en'));
}
