/**
 * Why a request is declined, as the record spells it, and after how many days it makes sense to ask
 * again (product decision "Why not, and what now"). The copy has the sentence of each, and what
 * would change it.
 */
export const DECLINE_REASONS = {
  historial: 90,
  deudas: 90,
  ingresos: 30,
  requisitos: 30,
  identidad: 0,
  cuenta: 0,
  'sin-respuesta': 0,
  repetida: 0,
} as const;

/** Why a request is declined. */
export type DeclineReason = keyof typeof DECLINE_REASONS;

/** The reason of a request that is closed because another one of the same person was decided. */
export const REPEATED = 'repetida' satisfies DeclineReason;

/** A reason that staff may choose. */
export type OfferedReason = Exclude<DeclineReason, typeof REPEATED>;

/** Every reason that staff may choose, in this order. */
export const declineReasons = (Object.keys(DECLINE_REASONS) as DeclineReason[]).filter(
  (reason): reason is OfferedReason => reason !== REPEATED,
);

/** Whether a stored word is one of today's reasons. */
export function isDeclineReason(word: string): word is DeclineReason {
  return Object.hasOwn(DECLINE_REASONS, word);
}

const DAY_MS = 86_400_000;

/** From when it makes sense to ask again after a decline; the moment of the decline itself for "now". */
export function askAgainFrom(reason: DeclineReason, decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + DECLINE_REASONS[reason] * DAY_MS);
}
