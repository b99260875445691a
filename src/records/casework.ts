import { normalizeText } from '../domain/fields/fields';
import type { CaseEntry, Claim, SeenCode } from '../domain/request/case';
import type { StoredAct } from './audit-reading';
import { type FieldReader, type RecordFields, reader } from './fields';
import type { Moments } from './moments';

/** `tomas/{uid}` as read, with how often the request was taken. */
export interface StoredClaim extends Claim {
  readonly times: number;
}

/** `tomas/{uid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readClaim(requestId: string, data: RecordFields): StoredClaim {
  const fields = reader(data, `tomas/${requestId}`);
  return {
    requestId,
    author: fields.text('autor'),
    since: fields.date('desde'),
    until: fields.date('hasta'),
    times: fields.number('veces'),
  };
}

/** `tomas/{uid}` as written when a request is taken, or with a reason taken over. */
export function claimRecord(
  { author, until, times }: StoredClaim,
  reason: string | undefined,
  moments: Moments,
) {
  return {
    autor: author,
    desde: moments.now(),
    hasta: moments.at(until),
    veces: times,
    ...(reason !== undefined && { motivo: reason }),
  };
}

/** `notas/{uid}/lista/{id}` as written. */
export function noteRecord(author: string, text: string, now: unknown) {
  return { autor: author, fecha: now, texto: normalizeText(text) };
}

/** `notas/{uid}/lista/{id}` as read. */
export function readNote(requestId: string, data: RecordFields): CaseEntry {
  const fields = reader(data, `notas/${requestId}`);
  return {
    kind: 'note',
    requestId,
    author: fields.text('autor'),
    at: fields.date('fecha'),
    text: fields.text('texto'),
  };
}

/** A sighting as written in `vistas/{uid}`, under its number. */
export const sightingRecord = (
  author: string,
  { account, round }: Pick<SeenCode, 'round'> & { readonly account: string },
  fecha: unknown,
) => ({ autor: author, fecha, cuenta: account, vuelta: round });

function readSighting(fields: FieldReader, number: number): SeenCode {
  return {
    number,
    author: fields.text('autor'),
    at: fields.date('fecha'),
    ...(fields.has('cuenta') && { account: fields.text('cuenta') }),
    round: fields.has('vuelta') ? fields.number('vuelta') : 0,
    isWrong: fields.has('anulada'),
  };
}

/** `vistas/{uid}` as read, the latest first; one of before is the record itself. */
export function readSightings(requestId: string, data: RecordFields): SeenCode[] {
  const fields = reader(data, `vistas/${requestId}`);
  const numbers = Object.keys(data).map(Number).filter(Boolean);
  return [
    ...numbers.sort((a, b) => b - a).map((n) => readSighting(fields.part(`${n}`), n)),
    ...(fields.has('autor') ? [readSighting(fields, 0)] : []),
  ];
}

/** Why a proposal to approve ended, by `cambio` of the entry: it was made for what stood there before. */
const PROPOSAL_ENDS = {
  prueba: 'endedByProof',
  correo: 'endedByEmail',
  pregunta: 'endedByQuestion',
} as const;

/** `cambio` of an entry that ends a proposal to approve. */
export type StoredProposalEnd = keyof typeof PROPOSAL_ENDS;

const KINDS: Readonly<Partial<Record<StoredAct, Exclude<CaseEntry['kind'], 'note'>>>> = {
  abrir: 'opened',
  prueba: 'proofReplaced',
  ver: 'seen',
  'no-ver': 'unseen',
  identificar: 'identified',
  tomar: 'taken',
  relevar: 'takenOver',
  reenviar: 'resent',
  responder: 'replied',
  proponer: 'proposed',
  'proponer-deshacer': 'undoProposed',
  'no-deshacer': 'undoDropped',
  'cancelar-tarde': 'cancelledLate',
  desembolsar: 'disbursed',
  cancelar: 'cancelled',
  saldar: 'repaid',
  'pago-suelto': 'paidLoose',
  caducar: 'lapsed',
};

/** What a loose payment was, by the action and the `resultado` of the entry that says so. */
const PAYMENTS: Readonly<Record<string, Readonly<Record<string, (typeof KINDS)[StoredAct]>>>> = {
  'aclarar-pago': { vale: 'standsProposed', volvio: 'backProposed' },
  'pago-aclarado': { vale: 'loanStands', volvio: 'moneyBack' },
};

function kindOf(action: string, fields: FieldReader) {
  if (action === 'fin-propuesta') return PROPOSAL_ENDS[fields.text('cambio') as StoredProposalEnd];
  const payment = PAYMENTS[action];
  return payment ? payment[fields.text('resultado')] : KINDS[action as StoredAct];
}

/**
 * An entry of `auditoria` as a line of a case's log; undefined if the request's record or case file
 * says the same, as for decisions and their undoing.
 */
export function readCaseEntry(id: string, data: RecordFields): CaseEntry | undefined {
  const fields = reader(data, `auditoria/${id}`);
  const action = fields.text('accion');
  const kind = kindOf(action, fields);
  return (
    kind && {
      kind,
      requestId: fields.text('caso'),
      author: fields.text('autor'),
      at: fields.date('fecha'),
      reason: ['motivo', 'cuenta'].filter(fields.has).map(fields.text)[0],
    }
  );
}
