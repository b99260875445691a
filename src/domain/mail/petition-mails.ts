import type { ByLanguage, Language, Text } from '../language';
import type { MailedKind } from '../request/petition-link';
import { type BankContact, calling, type MailMessage, message } from './mail';
import { pageLink } from './page-link';

/** How long the link of a petition works, in hours. */
export const LINK_HOURS = 24;

interface Asking {
  readonly subject: string;
  readonly what: string;
}

const WITHDRAWAL: ByLanguage<Asking> = {
  es: {
    subject: 'Confirma que retiras tu solicitud',
    what: 'Alguien que tiene el código de tu solicitud pidió retirarla. Para confirmarlo, pulsa el botón de',
  },
  en: {
    subject: 'Confirm that you withdraw your request',
    what: 'Someone who has the code of your request asked to withdraw it. To confirm, press the button on',
  },
};

const ERASURE: ByLanguage<Asking> = {
  es: {
    subject: 'Confirma que borramos tus datos',
    what: 'Alguien que tiene el código de tu solicitud pidió borrar tus datos. Si la solicitud sigue abierta o aprobada, también termina. De un préstamo desembolsado se guarda lo que pide la ley. Para confirmarlo, pulsa el botón de',
  },
  en: {
    subject: 'Confirm that we erase your data',
    what: 'Someone who has the code of your request asked us to erase your data. If the request is still open or approved, that ends too. Of a loan that was paid out, what the law requires is kept. To confirm, press the button on',
  },
};

const RECONSIDERATION: ByLanguage<Asking> = {
  es: {
    subject: 'Pide que miremos tu solicitud de nuevo',
    what: 'Alguien que tiene el código de tu solicitud quiere que el banco la mire de nuevo. Para decir qué está mal y pedirlo, usa',
  },
  en: {
    subject: 'Ask us to look at your request again',
    what: 'Someone who has the code of your request wants the bank to look at it again. To say what is wrong and ask for it, use',
  },
};

const ASKING = {
  withdrawal: WITHDRAWAL,
  reconsideration: RECONSIDERATION,
  erasure: ERASURE,
} as const satisfies Readonly<Record<MailedKind, ByLanguage<Asking>>>;

/**
 * Asks the recorded address to confirm a petition by this link, which only its reader has. A
 * function sends it, never through `mail`, where staff could read the link.
 */
export function confirmationMail(
  contact: BankContact,
  kind: MailedKind,
  language: Language,
  /** The address of the page that confirms it. */
  address: string,
): MailMessage {
  const { subject, what } = ASKING[kind][language];
  const link = pageLink(address, language);
  const page: Text = { es: 'esta página', en: 'this page' };
  const lasts: Text = {
    es: `El enlace funciona durante ${LINK_HOURS} horas. Si no fuiste tú, ignora este correo y nada cambia.`,
    en: `The link works for ${LINK_HOURS} hours. If this was not you, ignore this e-mail and nothing changes.`,
  };
  return message(
    subject,
    {
      html: `${what} <a href="${link}">${page[language]}</a>.`,
      text: `${what} ${page[language]}: ${link}`,
    },
    lasts[language],
    calling(contact)[language],
  );
}

const ERASED: ByLanguage<readonly [subject: string, ...paragraphs: string[]]> = {
  es: [
    'Borramos tus datos',
    'Borramos los datos de tu solicitud, como se pidió. Su código ya no funciona y este es el último correo sobre ella.',
    'El banco conserva el juego, el valor, las fechas y la decisión, sin nada que te identifique. Por un tiempo guarda también una huella cifrada del documento, como dice la página de privacidad.',
  ],
  en: [
    'We erased your data',
    'We erased the data of your request, as asked. Its code no longer works, and this is the last e-mail about it.',
    'The bank keeps the game, the value, the dates and the decision, with nothing that identifies you. For a while it also keeps a keyed fingerprint of the ID or passport, as the privacy page says.',
  ],
};

/** Tells the recorded address, for the last time, that the data of a request are erased. */
export function erasedMail(contact: BankContact, language: Language): MailMessage {
  return message(...ERASED[language], calling(contact)[language]);
}
