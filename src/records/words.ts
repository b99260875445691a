import type { Fact, LineMark } from '../domain/proof';
import type { Need } from '../domain/request/questions';
import { type DeclineReason, RESERVED, type ToldReason } from '../domain/request/reasons';
import type { ReconsiderationPoint } from '../domain/request/reconsideration';
import type { UndoCause } from '../domain/request/undo';

/** The word that is stored as another; undefined for a stored word that none has. */
const readerOf =
  <Word extends string>(stored: Readonly<Record<Word, string>>) =>
  (word: string): Word | undefined =>
    (Object.keys(stored) as Word[]).find((candidate) => stored[candidate] === word);

/** `necesita` as stored: what a question asks for. */
export const STORED_NEED = {
  nickname: 'usuario',
  cedula: 'cedula',
  income: 'ingresos',
  phone: 'telefono',
} as const satisfies Record<Need, string>;

/** The need of a stored word, undefined for a word outside today's list. */
export const fromStoredNeed = readerOf<Need>(STORED_NEED);

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

/** The told reason of a stored word, undefined for a word outside today's list. */
export const fromStoredTold = readerOf<ToldReason>(STORED_TOLD);

/** The reason of a stored word, undefined for a word outside today's list. */
export const fromStoredReason = readerOf<DeclineReason>(STORED_REASON);

/** `causa` as stored: why a decision was undone. */
export const STORED_CAUSE = {
  'wrong-case': 'caso',
  'new-facts': 'nuevos',
  error: 'error',
  other: 'otra',
} as const satisfies Record<UndoCause, string>;

/** The cause of an undoing as stored. */
export type StoredCause = (typeof STORED_CAUSE)[UndoCause];

/** The cause of a stored word, undefined for a word outside today's list. */
export const fromStoredCause = readerOf<UndoCause>(STORED_CAUSE);

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

/** The point of a stored word; `reason` for a word outside today's list. */
export const fromStoredPoint = (word: string): ReconsiderationPoint =>
  readerOf<ReconsiderationPoint>(STORED_POINT)(word) ?? 'reason';

/** `tipo` of a line as stored: how surely the publisher says its figure. */
export const STORED_FACT_KIND = {
  exact: 'exacto',
  atLeast: 'alMenos',
  atMost: 'comoMucho',
} as const satisfies Record<Fact['kind'], string>;

/** The kind of a stored word, undefined for a word outside today's list. */
export const fromStoredFactKind = readerOf<Fact['kind']>(STORED_FACT_KIND);

/** `marca` of a line as it is kept when the publisher's figures are forgotten. */
export const STORED_MARK = {
  proven: 'probado',
  partly: 'enParte',
  mismatch: 'noCoincide',
  declared: 'declarado',
} as const satisfies Record<LineMark, string>;

/** The mark of a stored word, undefined for a word outside today's list. */
export const fromStoredMark = readerOf<LineMark>(STORED_MARK);
