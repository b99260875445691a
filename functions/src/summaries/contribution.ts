import { Timestamp } from 'firebase-admin/firestore';
import { dayKey } from '../../../src/domain/day.ts';
import { MINUTE_MS } from '../../../src/domain/time.ts';
import { STORED_OUTCOME } from '../../../src/records/request/bank-outcome.ts';
import { BY_VISITOR, fromStoredReason, STORED_REASON } from '../../../src/records/request/words.ts';
import { reopenedAt } from '../search-index.ts';

/** A stored request, or its archived part; its fields have not been checked. */
type Fields = Readonly<Record<string, unknown>>;

/** The contribution of one request to the summary of its game, `aportes/{uid}`. */
export interface Contribution {
  readonly juego: string;
  /** The day on which it arrived, in Santo Domingo. */
  readonly dia?: string;
  /** In cents. */
  readonly valor?: number;
  readonly resultado?: 'aprobado' | 'rechazado' | 'retirado' | 'sinRespuesta';
  /** Whether the bank paid the approved loan out. */
  readonly desembolsada?: true;
  /** The reason of a decline. */
  readonly motivo?: string;
  /**
   * Minutes from the request, or from its last return to review, to the decision that counts; rounded
   * up.
   */
  readonly minutos?: number;
  /** The day of the decision, in Santo Domingo. */
  readonly decidido?: string;
  /** How many decisions on it the bank undid. */
  readonly deshechas?: number;
  /** Whether its visitor asked the bank to reconsider a decline. */
  readonly reconsiderada?: true;
}

const DECISIONS: ReadonlySet<unknown> = new Set(['aprobado', 'rechazado']);
const OUTCOMES: ReadonlySet<unknown> = new Set([...DECISIONS, 'retirado', 'sinRespuesta']);

/** Whether a stored word can be the id of a document. */
function isGameId(word: unknown): word is string {
  return typeof word === 'string' && /^(?!\.\.?$)(?!__)[^/]{1,100}$/.test(word);
}

function outcome({ estadoCredito }: Fields): Contribution['resultado'] {
  return OUTCOMES.has(estadoCredito) ? (estadoCredito as Contribution['resultado']) : undefined;
}

function isDisbursed({ banco }: Fields): boolean {
  return (banco as { readonly estado?: unknown } | undefined)?.estado === STORED_OUTCOME.disbursed;
}

/** Whether a number of cents can be added up. */
function isAmount(valor: unknown): valor is number {
  return Number.isSafeInteger(valor) && Number(valor) >= 0;
}

/**
 * Whether a request was closed as a repeat of another, by its case file. Requests of before case files
 * hold that themselves, and so does the archived part.
 */
export function isRepeat(request: Fields, file: Fields | undefined): boolean {
  const decisions = [request.decision, file?.decision] as readonly (Fields | undefined)[];
  return request.repetida === true || decisions.some((one) => one?.repetida !== undefined);
}

/**
 * The contribution of a request with its case file, or of an erased one's archived part, to the summary
 * of its game. Undefined if it names no game, or repeats a request that counts; any other malformed
 * field is left out.
 */
export function contribution(request: Fields, file?: Fields): Contribution | undefined {
  const { juego, registro, valor, decisiones } = request;
  if (!isGameId(juego) || isRepeat(request, file)) return undefined;
  const decision = request.decision as { fecha?: unknown; motivo?: unknown } | undefined;
  const received = registro instanceof Timestamp ? registro.toMillis() : undefined;
  const decided = decision?.fecha instanceof Timestamp ? decision.fecha.toMillis() : undefined;
  const from = reopenedAt(request)?.toMillis() ?? received;
  const stored = Object.values((decisiones ?? {}) as Readonly<Record<string, Fields>>);
  const isReconsidered = stored.some(({ causa }) => causa === BY_VISITOR);
  // The bank did not undo a decision that its visitor asked to have reconsidered.
  const undone = stored.filter(({ causa }) => causa !== BY_VISITOR).length;
  const resultado = outcome(request);
  const isTimed = from !== undefined && decided !== undefined && DECISIONS.has(resultado);
  const reason = fromStoredReason(String(decision?.motivo));
  return {
    juego,
    ...(received !== undefined && { dia: dayKey(received) }),
    ...(isAmount(valor) && { valor }),
    ...(resultado && { resultado }),
    ...(resultado === 'aprobado' && isDisbursed(request) && { desembolsada: true }),
    ...(resultado === 'rechazado' && { motivo: reason ? STORED_REASON[reason] : 'ninguno' }),
    ...(resultado &&
      isTimed && {
        minutos: Math.max(0, Math.ceil((decided - from) / MINUTE_MS)),
        decidido: dayKey(decided),
      }),
    ...(undone > 0 && { deshechas: undone }),
    ...(isReconsidered && { reconsiderada: true }),
  };
}
