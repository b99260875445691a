import type { Text } from '../language';
import type { Need } from '../request/questions';
import { NEED_WORDS, toldWords, UNDO_WORDS } from '../request/reason-words';
import { DECLINE_REASONS, type DeclineReason, RESERVED, type ToldReason } from '../request/reasons';
import type { UndoCause, UndoTarget } from '../request/undo';

/** From when asking again makes sense, in days after the decision. */
function askAgain(reason: DeclineReason): Text {
  const days = DECLINE_REASONS[reason];
  return days === 0
    ? { es: 'Puedes pedir de nuevo desde hoy.', en: 'You can ask again from today.' }
    : {
        es: `Tiene sentido pedir de nuevo dentro de ${days} días.`,
        en: `It makes sense to ask again in ${days} days.`,
      };
}

/** The paragraph of a decline that depends on its reason, as that is told. */
export function declineWords(reason: ToldReason): Text {
  const { why, change } = toldWords(reason);
  if (reason === RESERVED || !change)
    return {
      es: `${why.es} Puedes hacer otra solicitud cuando quieras.`,
      en: `${why.en} You can send another request at any time.`,
    };
  const again = askAgain(reason);
  return {
    es: `${why.es} Qué lo cambiaría: ${change.es} ${again.es}`,
    en: `${why.en} What would change it: ${change.en} ${again.en}`,
  };
}

/** The paragraph of a question that depends on what the bank needs. */
export function questionWords(need: Need): Text {
  return NEED_WORDS[need];
}

/** The sentence that a decision was undone: why, and what the request is now; a decline has a reason of its own. */
export function undoneWords(next: UndoTarget['status'], cause: UndoCause): Text {
  const why = UNDO_WORDS[cause];
  switch (next) {
    case 'pending':
      return {
        es: `${why.es} Tu solicitud de préstamo vuelve a revisión y la respuesta anterior ya no vale.`,
        en: `${why.en} Your loan request goes back to review, and the earlier answer no longer counts.`,
      };
    case 'approved':
      return {
        es: `${why.es} El banco aprobó tu solicitud de préstamo y la respuesta anterior ya no vale.`,
        en: `${why.en} The bank approved your loan request, and the earlier answer no longer counts.`,
      };
    case 'declined':
      return {
        es: 'El banco corrigió su respuesta: no puede aprobar tu solicitud de préstamo, y la respuesta anterior ya no vale.',
        en: 'The bank corrected its answer: it cannot approve your loan request, and the earlier answer no longer counts.',
      };
  }
}
