import type { Language } from './language';
import type { Need } from './request/questions';
import { DECLINE_REASONS, type DeclineReason } from './request/reasons';

/** A paragraph in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Why a request is declined, and what would change it. */
const REASONS: Readonly<Record<DeclineReason, Words>> = {
  historial: {
    es: 'Hay atrasos en tu historial de crédito. Ponerte al día y pagar a tiempo lo cambiaría.',
    en: 'There are late payments in your credit history. Catching up and paying on time would change that.',
  },
  deudas: {
    es: 'Tus deudas son altas para tus ingresos. Bajarlas lo cambiaría.',
    en: 'Your debts are high for your income. Reducing them would change that.',
  },
  ingresos: {
    es: 'No pudimos confirmar ingresos suficientes. Un comprobante de ingresos más altos lo cambiaría.',
    en: 'We could not confirm enough income. Proof of a higher income would change that.',
  },
  requisitos: {
    es: 'Todavía no cumples un requisito del préstamo. Llámanos para saber cuál te falta.',
    en: 'You do not meet a requirement of the loan yet. Call us to learn which one is missing.',
  },
  identidad: {
    es: 'No pudimos confirmar tu identidad. Pedir de nuevo con los datos tal como están en tu documento lo cambiaría.',
    en: 'We could not confirm your identity. Asking again with the data exactly as your document has them would change that.',
  },
  cuenta: {
    es: 'No pudimos confirmar que la cuenta de juego es tuya. Pedir de nuevo con tu nombre de jugador exacto lo cambiaría.',
    en: 'We could not confirm that the game account is yours. Asking again with your exact player name would change that.',
  },
  'sin-respuesta': {
    es: 'No recibimos la respuesta que te pedimos. Pedir de nuevo y responder a tiempo lo cambiaría.',
    en: 'We did not receive the answer that we asked for. Asking again and answering in time would change that.',
  },
};

/** What the bank asks for. */
const NEEDS: Readonly<Record<Need, Words>> = {
  usuario: {
    es: '¿Cuál es tu nombre de usuario exacto en el juego?',
    en: 'What is your exact user name in the game?',
  },
  cedula: {
    es: '¿Cuál es el número de tu documento, tal como está escrito en él?',
    en: 'What is the number of your identity document, exactly as it is written there?',
  },
  ingresos: {
    es: '¿Cuáles son tus ingresos al mes, y de dónde vienen?',
    en: 'What is your monthly income, and where does it come from?',
  },
  telefono: {
    es: '¿A qué teléfono te podemos llamar, y a qué hora?',
    en: 'Which telephone number may we call, and at what time?',
  },
};

/** From when asking again makes sense, in days after the decision. */
function askAgain(reason: DeclineReason): Words {
  const days = DECLINE_REASONS[reason];
  return days === 0
    ? { es: 'Puedes pedir de nuevo desde hoy.', en: 'You can ask again from today.' }
    : {
        es: `Tiene sentido pedir de nuevo dentro de ${days} días.`,
        en: `It makes sense to ask again in ${days} days.`,
      };
}

/** The paragraph of a decline that depends on its reason. */
export function declineWords(reason: DeclineReason): Words {
  const [why, again] = [REASONS[reason], askAgain(reason)];
  return { es: `${why.es} ${again.es}`, en: `${why.en} ${again.en}` };
}

/** The paragraph of a question that depends on what the bank needs. */
export function questionWords(need: Need): Words {
  return NEEDS[need];
}
