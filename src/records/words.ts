import type { Fact, LineMark } from '../domain/proof';
import type { Need } from '../domain/request/questions';
import { type DeclineReason, RESERVED, type ToldReason } from '../domain/request/reasons';
import type { ReconsiderationPoint } from '../domain/request/reconsideration';
import type { UndoCause } from '../domain/request/undo';

/** The word that is stored as this one; undefined for a stored word outside today's list. */
export const wordOf = <Word extends string>(
  words: Readonly<Record<Word, string>>,
  stored: unknown,
): Word | undefined => (Object.keys(words) as Word[]).find((word) => words[word] === stored);

/** `necesita` as stored: what a question asks for. */
export const STORED_NEED = {
  nickname: 'usuario',
  cedula: 'cedula',
  income: 'ingresos',
  phone: 'telefono',
} as const satisfies Record<Need, string>;

/** `motivo` as stored: why a request is declined. */
export const STORED_REASON = {
  history: 'historial',
  debts: 'deudas',
  income: 'ingresos',
  requirements: 'requisitos',
  identity: 'identidad',
  account: 'cuenta',
  'no-answer': 'sin-respuesta',
  'by-phone': 'por-telefono',
} as const satisfies Record<DeclineReason, string>;

/** `motivo` as records and trackers hold it, which tell not every reason. */
export const STORED_TOLD = {
  ...STORED_REASON,
  [RESERVED]: 'reservado',
} as const satisfies Record<ToldReason, string>;

/** `causa` as stored: why a decision was undone. */
export const STORED_CAUSE = {
  'wrong-case': 'caso',
  'new-facts': 'nuevos',
  error: 'error',
  other: 'otra',
} as const satisfies Record<UndoCause, string>;

/** The cause of an undoing as stored. */
export type StoredCause = (typeof STORED_CAUSE)[UndoCause];

/**
 * `causa` of a decision that is reconsidered because its visitor asked for that, and the author of
 * that act.
 */
export const BY_VISITOR = 'visitante';

/** `sobre` as stored: what the visitor thinks is wrong with a decline. */
export const STORED_POINT = {
  reason: 'motivo',
  overlooked: 'omitido',
} as const satisfies Record<ReconsiderationPoint, string>;

/** `tipo` of a line as stored: how surely the publisher says its figure. */
export const STORED_FACT_KIND = {
  exact: 'exacto',
  atLeast: 'alMenos',
  atMost: 'comoMucho',
} as const satisfies Record<Fact['kind'], string>;

/** `marca` of a line as it is kept when the publisher's figures are forgotten. */
export const STORED_MARK = {
  proven: 'probado',
  partly: 'enParte',
  mismatch: 'noCoincide',
  declared: 'declarado',
} as const satisfies Record<LineMark, string>;
