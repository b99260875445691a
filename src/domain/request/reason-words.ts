import { bank } from '../../bank/bank';
import type { Language, Text } from '../language';
import type { Need } from './questions';
import { type DeclineReason, RESERVED, type ToldReason } from './reasons';
import type { UndoCause } from './undo';

/** The reason of a decline, and what would change it: the same words on pages and in mails. */
export const REASON_WORDS: Readonly<
  Record<DeclineReason, { readonly why: Text; readonly change: Text }>
> = {
  history: {
    why: {
      es: 'Hay atrasos recientes en tu historial de crédito.',
      en: 'Your credit history shows recent late payments.',
    },
    change: {
      es: 'Ponerte al día y pagar a tiempo tres meses seguidos.',
      en: 'Catching up, and paying on time three months in a row.',
    },
  },
  debts: {
    why: {
      es: 'Lo que ya debes es mucho para tus ingresos.',
      en: 'You already owe a lot for your income.',
    },
    change: {
      es: 'Pagar una parte de tus deudas o ganar más.',
      en: 'Paying off part of what you owe, or earning more.',
    },
  },
  income: {
    why: {
      es: 'No pudimos comprobar ingresos suficientes.',
      en: 'We could not confirm enough income.',
    },
    change: {
      es: 'Tener comprobantes de ingresos de los últimos tres meses.',
      en: 'Having proof of income for the last three months.',
    },
  },
  requirements: {
    why: {
      es: 'Aún no cumples un requisito de este préstamo.',
      en: 'You do not meet one of the requirements of this loan yet.',
    },
    change: {
      es: 'Llama al banco: te dice cuál es y cómo cumplirlo.',
      en: 'Call the bank: it will tell you which one and how to meet it.',
    },
  },
  identity: {
    why: {
      es: 'No pudimos confirmar tu identidad con los datos que enviaste.',
      en: 'We could not confirm your identity with the details you sent.',
    },
    change: {
      es: 'Escribir el nombre y la cédula tal como están en el documento.',
      en: 'Entering your name and ID number exactly as on the document.',
    },
  },
  account: {
    why: {
      es: 'No pudimos confirmar que la cuenta de juego es tuya.',
      en: 'We could not confirm that the game account is yours.',
    },
    change: {
      es: 'Escribir tu usuario tal como aparece hoy en el juego.',
      en: 'Entering your user name exactly as the game shows it today.',
    },
  },
  'no-answer': {
    why: {
      es: 'El banco te hizo una pregunta y no recibió respuesta.',
      en: 'The bank asked you a question and got no answer.',
    },
    change: {
      es: 'Pedir de nuevo y responder cuando el banco pregunte.',
      en: 'Asking again, and answering when the bank asks.',
    },
  },
  'by-phone': {
    why: {
      es: 'El banco cerró esta solicitud sin evaluarla y te explica el motivo por teléfono.',
      en: 'The bank closed this request without assessing it, and explains why on the phone.',
    },
    change: {
      es: 'Llamar al banco, opción\u00a09: te dice qué pasó y qué puedes hacer.',
      en: 'Calling the bank, option\u00a09: it tells you what happened and what you can do.',
    },
  },
};

/** What is said outside in place of a reason that only the applicant may hear. */
const RESERVED_WORDS: Text = {
  es: `Para protegerte, el banco explica el motivo cuando comprueba que eres tú: llama al ${bank.phone}, opción ${bank.phoneOption}, o pasa por una sucursal con tu documento.`,
  en: `To protect you, the bank explains the reason once it has checked that it is you: call ${bank.phone}, option ${bank.phoneOption}, or visit a branch with your ID.`,
};

/** Why a request was declined, as it is told, and what would change it; nothing would where it is not told. */
export function toldWords(reason: ToldReason): { readonly why: Text; readonly change?: Text } {
  return reason === RESERVED ? { why: RESERVED_WORDS } : REASON_WORDS[reason];
}

/** The bank's questions before it decides: the same words on pages and in mails. */
export const NEED_WORDS: Readonly<Record<Need, Text>> = {
  nickname: {
    es: 'No encontramos tu usuario en el juego. ¿Cuál es ahora?',
    en: 'We cannot find your user name in the game. What is it now?',
  },
  cedula: {
    es: '¿Cuál es el número de tu cédula, tal como está en el documento?',
    en: 'What is your ID number, exactly as on the document?',
  },
  income: {
    es: '¿De dónde vienen tus ingresos y cuánto ganas al mes?',
    en: 'Where does your income come from, and how much do you earn a month?',
  },
  phone: {
    es: '¿A qué teléfono te puede llamar el banco, y a qué hora?',
    en: 'Which phone number can the bank call you on, and at what time?',
  },
};

/** Why the bank undid a decision: the same words on pages and in mails. */
export const UNDO_WORDS: Readonly<Record<UndoCause, Text>> = {
  'wrong-case': {
    es: 'Respondimos a la solicitud equivocada.',
    en: 'We answered the wrong request.',
  },
  'new-facts': { es: 'Nos llegaron datos nuevos.', en: 'We received new facts.' },
  error: { es: 'Nos equivocamos con un dato.', en: 'We had a detail wrong.' },
  other: { es: 'Volvimos a mirar nuestra respuesta.', en: 'We looked at our answer again.' },
};

/** The words of every reason in one language, and of one that is not told. */
export function reasonsIn(language: Language): Record<
  DeclineReason,
  { readonly why: string; readonly change: string }
> & {
  readonly reserved: { readonly why: string };
} {
  const entries = Object.entries(REASON_WORDS).map(([reason, { why, change }]) => [
    reason,
    { why: why[language], change: change[language] },
  ]);
  const reserved = { why: RESERVED_WORDS[language] };
  return Object.fromEntries([...entries, [RESERVED, reserved]]) as ReturnType<typeof reasonsIn>;
}

/** The words of every question in one language. */
export function needsIn(language: Language): Record<Need, string> {
  return Object.fromEntries(
    Object.entries(NEED_WORDS).map(([need, words]) => [need, words[language]]),
  ) as Record<Need, string>;
}

/** Why a decision was undone, by cause, in one language. */
export function undoCausesIn(language: Language): Record<UndoCause, string> {
  return Object.fromEntries(
    Object.entries(UNDO_WORDS).map(([cause, words]) => [cause, words[language]]),
  ) as Record<UndoCause, string>;
}
