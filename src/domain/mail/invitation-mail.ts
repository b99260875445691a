import type { Language } from '../language';
import { INVITATION_HOURS } from '../staff/people';
import { type MailMessage, message } from './mail';
import { pageLink } from './page-link';

const SUBJECT = {
  es: (product: string) => `Tu cuenta del personal de ${product}`,
  en: (product: string) => `Your ${product} staff account`,
};

const GREETING = {
  es: (name: string, inviter: string) =>
    `Hola, ${name}: ${inviter} te invita a trabajar con las solicitudes.`,
  en: (name: string, inviter: string) =>
    `Hello ${name}, ${inviter} invites you to work on requests.`,
};

const CHOOSE = { es: 'Elige tu contraseña en', en: 'Choose your password on' };
const AT_BANK = {
  es: 'Entra con tu cuenta del banco en',
  en: 'Sign in with your bank account on',
};
const PAGE = { es: 'esta página', en: 'this page' };

const LASTS = {
  es: `El enlace sirve una sola vez, durante ${INVITATION_HOURS} horas. Nadie del banco te pedirá la contraseña. Si no esperabas este correo, ignóralo y nada cambia.`,
  en: `The link works once, for ${INVITATION_HOURS} hours. Nobody at the bank will ask for your password. If you did not expect this e-mail, ignore it and nothing changes.`,
};

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/**
 * Invites a member of staff by a link that only its reader has, in Spanish and then in English. A
 * function sends it, never through `mail`, where colleagues could read the link.
 */
export function invitationMail(
  product: string,
  {
    name,
    inviter,
    address,
    atBank = false,
  }: {
    readonly name: string;
    readonly inviter: string;
    /** The address of the page that accepts it. */
    readonly address: string;
    /** Whether the person signs in with the account at the bank, and chooses no password. */
    readonly atBank?: boolean;
  },
): MailMessage {
  const inLanguage = (language: Language) => {
    const greeting = GREETING[language](name, inviter);
    const choose = (atBank ? AT_BANK : CHOOSE)[language];
    const page = PAGE[language];
    const link = pageLink(address, language);
    return [
      { html: escaped(greeting), text: greeting },
      { html: `${choose} <a href="${link}">${page}</a>.`, text: `${choose} ${page}: ${link}` },
      LASTS[language],
    ];
  };
  const subject = `${SUBJECT.es(product)} / ${SUBJECT.en(product)}`;
  return message(subject, ...inLanguage('es'), ...inLanguage('en'));
}
