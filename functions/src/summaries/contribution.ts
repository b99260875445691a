import { dayKey } from '../../../src/domain/day.ts';
import { bankAnswers } from '../../../src/domain/summary/bank-answers.ts';
import { STORED_OUTCOME } from '../../../src/records/bank-outcome.ts';
import { STORED_STATUS } from '../../../src/records/states.ts';
import { BY_VISITOR, STORED_REASON, wordOf } from '../../../src/records/words.ts';
import { asDate, dateIn } from '../triggers/search-index.ts';

/** A stored request, or its archived part; its fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

/** An answer of the bank: its day in Santo Domingo, and the bank's minutes before it. */
export interface Answered {
  readonly dia: string;
  readonly minutos?: number;
}

/** The contribution of one request to the summary of its game, `aportes/{uid}`. */
export interface Contribution {
  readonly juego: string;
  /** The day on which it arrived, in Santo Domingo. */
  readonly dia?: string;
  /** In cents. */
  readonly valor?: number;
  readonly resultado?: 'aprobado' | 'rechazado' | 'retirado' | 'sinRespuesta' | 'caducado';
  /** Whether the bank paid the approved loan out. */
  readonly desembolsada?: true;
  /** The reason of a decline. */
  readonly motivo?: string;
  /** The bank's answers; without minutes, it had given none after 72 of its hours. */
  readonly respuestas?: readonly Answered[];
  /** How many decisions on it the bank undid. */
  readonly deshechas?: number;
  /** Whether its visitor asked the bank to reconsider a decline. */
  readonly reconsiderada?: true;
}

const OUTCOMES: ReadonlySet<unknown> = new Set([
  'aprobado',
  'rechazado',
  'retirado',
  'sinRespuesta',
  'caducado',
]);

/** Whether a stored word can be the id of a document. */
function isGameId(word: unknown): word is string {
  return typeof word === 'string' && /^(?!\.\.?$)(?!__)[^/]{1,100}$/.test(word);
}

function outcome({ estadoCredito }: Fields): Contribution['resultado'] {
  return OUTCOMES.has(estadoCredito) ? (estadoCredito as Contribution['resultado']) : undefined;
}

function isDisbursed({ banco }: Fields): boolean {
  const { estado } = (banco ?? {}) as { readonly estado?: unknown };
  return estado === STORED_OUTCOME.disbursed || estado === STORED_OUTCOME.repaid;
}

/** Whether a number of cents can be added up. */
function isAmount(valor: unknown): valor is number {
  return Number.isSafeInteger(valor) && Number(valor) >= 0;
}

/** Whether a request was closed as a repeat of another, by its case file; the archived part holds that itself. */
export function isDuplicate(request: Fields, file: Fields | undefined): boolean {
  const decision = file?.decision as Fields | undefined;
  return request.repetida === true || decision?.repetida !== undefined;
}

/** `motivo` of the decision: the case file has the reason itself, the record what is told of it. */
export function reasonIn(request: Fields, file: Fields | undefined): unknown {
  const [told, itself] = [request.decision, file?.decision] as readonly (Fields | undefined)[];
  return itself?.motivo ?? told?.motivo;
}

/** The parts of a stored map by number, oldest first. */
const parts = (map: unknown) => Object.values((map ?? {}) as Readonly<Record<string, Fields>>);

/** The bank's answers to a request with its case file; the archived part holds them counted. */
function answersOf(request: Fields, file: Fields | undefined): Contribution['respuestas'] {
  if (Array.isArray(request.respuestas)) return request.respuestas;
  const { registro, decisiones, preguntas, estadoCredito } = request;
  const receivedAt = asDate(registro);
  if (receivedAt === undefined) return [];
  const questions = parts(preguntas).flatMap(({ fecha, respondida }) => {
    const [askedAt, answeredAt] = [asDate(fecha), asDate(respondida)];
    return askedAt ? [{ askedAt, answer: answeredAt && { text: '', answeredAt } }] : [];
  });
  const asked = estadoCredito === STORED_STATUS.information ? questions.at(-1)?.askedAt : undefined;
  const undone = parts(decisiones).flatMap(({ fecha, deshecha, ahora, causa }) => {
    const [before, undoneAt] = [asDate(fecha), asDate(deshecha)];
    const next = ahora === STORED_STATUS.pending ? ('pending' as const) : ('approved' as const);
    const byVisitor = causa === BY_VISITOR && { byVisitor: true as const };
    return before && undoneAt ? [{ decidedAt: before, undoneAt, next, ...byVisitor }] : [];
  });
  return bankAnswers({
    receivedAt,
    undone,
    decidedAt: dateIn(request.decision),
    endedAt: dateIn(request.retiro) ?? dateIn(request.cierre) ?? asked,
    questions,
    proposedAt: dateIn(file?.propuesta),
  }).map(({ day, minutes }) => ({ dia: day, ...(minutes !== undefined && { minutos: minutes }) }));
}

/**
 * The contribution of a request with its case file, or of an erased one's archived part, to the summary
 * of its game. Undefined if it names no game, or repeats a request that counts; any other malformed
 * field is left out.
 */
export function contribution(request: Fields, file?: Fields): Contribution | undefined {
  const { juego, registro, valor, decisiones } = request;
  if (!isGameId(juego) || isDuplicate(request, file)) return undefined;
  const received = asDate(registro);
  const answers = answersOf(request, file) ?? [];
  const stored = parts(decisiones);
  const isReconsidered = stored.some(({ causa }) => causa === BY_VISITOR);
  // The bank did not undo a decision that its visitor asked to have reconsidered.
  const undone = stored.filter(({ causa }) => causa !== BY_VISITOR).length;
  const resultado = outcome(request);
  const reason = wordOf(STORED_REASON, String(reasonIn(request, file)));
  return {
    juego,
    ...(received && { dia: dayKey(received) }),
    ...(isAmount(valor) && { valor }),
    ...(resultado && { resultado }),
    ...(resultado === 'aprobado' && isDisbursed(request) && { desembolsada: true }),
    ...(resultado === 'rechazado' && { motivo: reason ? STORED_REASON[reason] : 'ninguno' }),
    ...(answers.length > 0 && { respuestas: answers }),
    ...(undone > 0 && { deshechas: undone }),
    ...(isReconsidered && { reconsiderada: true }),
  };
}
