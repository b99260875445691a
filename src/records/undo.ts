import type { UndoneDecision, UndoProposal, UndoTarget } from '../domain/request/undo';
import { type FieldReader, RecordError, type RecordFields } from './fields';
import { decisionSuffix } from './mail';
import { STORED_STATUS } from './states';
import {
  BY_VISITOR,
  STORED_CAUSE,
  STORED_REASON,
  STORED_TOLD,
  type StoredCause,
  wordOf,
} from './words';

/** A decision as its request holds it until it is undone. */
interface StoredDecision {
  readonly estado: unknown;
  readonly fecha: unknown;
  /** Missing for an approval. */
  readonly motivo?: unknown;
}

/** `anterior` of a proposal to undo a decision: the decision, why it is undone, and what follows. */
export const toUndoRecord = (
  was: StoredDecision,
  {
    causa,
    next,
  }: {
    readonly causa: StoredCause | typeof BY_VISITOR;
    readonly next: UndoTarget['status'];
  },
) => ({ ...was, causa, ahora: STORED_STATUS[next] });

/**
 * `decisiones.{n}` of a request, and `anterior` of its tracker: the decision that no longer counts, as
 * its proposal held it.
 */
export const undoneRecord = <Moment>(toUndo: RecordFields, undoneAt: Moment) => ({
  ...toUndo,
  deshecha: undoneAt,
});

/** The signatures of a decision that may be undone, and of the proposal before it. */
interface Signatures<Signed> {
  /** The id of the request. */
  readonly id: string;
  /** How many decisions on the request were undone before. */
  readonly earlier: number;
  readonly decision: Signed;
  readonly propuesta?: Signed | undefined;
}

/** `reversion` of a case file that its visitor wrote, with the decision's place and signatures. */
export const reconsideredFile = <Moment, Signed>(
  words: string,
  number: number,
  moment: Moment,
  was: StoredDecision,
  { id, earlier, decision, propuesta }: Signatures<Signed>,
) => ({
  numero: number,
  autor: BY_VISITOR,
  fecha: moment,
  palabras: words,
  anterior: toUndoRecord(was, { causa: BY_VISITOR, next: 'pending' }),
  decision,
  ...(propuesta !== undefined && { propuesta }),
  entrada: undoEndEntryId(id, number),
  orden: `${earlier + 1}`,
  vuelta: decisionSuffix(earlier + 2),
  fin: undoEndRecord(BY_VISITOR, moment, true),
});

/** The id of the audit entry that tells how a request's proposal with this number ended. */
export const undoEndEntryId = (id: string, number: number) => `deshecha_${id}_${number}`;

/** `reversion` of a case file as proposed, about a decision with these signatures. */
export const undoProposalRecord = <Moment, Signed>(
  { to, cause, words }: Pick<UndoProposal, 'to' | 'cause' | 'words'>,
  number: number,
  author: string,
  moment: Moment,
  was: StoredDecision,
  { id, earlier, decision, propuesta }: Signatures<Signed>,
) => ({
  numero: number,
  autor: author,
  fecha: moment,
  palabras: words,
  ...(to.status === 'declined' && { motivo: STORED_REASON[to.reason] }),
  ...(to.status === 'approved' && to.mostLent !== undefined && { monto: to.mostLent }),
  anterior: toUndoRecord(was, { causa: STORED_CAUSE[cause], next: to.status }),
  decision,
  ...(propuesta !== undefined && { propuesta }),
  entrada: undoEndEntryId(id, number),
  orden: `${earlier + 1}`,
  vuelta: decisionSuffix(earlier + 2),
});

/** `reversion.fin`: who ended a proposal, and whether by confirming it. */
export const undoEndRecord = <Moment>(author: string, moment: Moment, isConfirmed: boolean) => ({
  autor: author,
  fecha: moment,
  hecha: isConfirmed,
});

function readTarget(fields: FieldReader): UndoProposal['to'] {
  const status = fields.part('anterior').word('ahora', STORED_STATUS);
  if (status === 'pending') return { status };
  if (status === 'approved')
    return { status, ...(fields.has('monto') && { mostLent: fields.number('monto') }) };
  const reason = wordOf(STORED_REASON, fields.has('motivo') ? fields.text('motivo') : '');
  if (status !== 'declined' || reason === undefined) throw new RecordError(`undone to ${status}`);
  return { status, reason };
}

/** `reversion` of a case file as read. Throws a `RecordError` for a field that is not as specified. */
export function readUndoProposal(fields: FieldReader): UndoProposal {
  return {
    number: fields.number('numero'),
    author: fields.text('autor'),
    proposedAt: fields.date('fecha'),
    to: readTarget(fields),
    cause: wordOf(STORED_CAUSE, fields.part('anterior').text('causa')) ?? 'other',
    words: fields.text('palabras'),
  };
}

/** A decision that no longer counts, as read. Throws a `RecordError` as above. */
export function readUndone(fields: FieldReader): UndoneDecision {
  const status = fields.word('estado', STORED_STATUS);
  const next = fields.word('ahora', STORED_STATUS);
  if (
    (status !== 'approved' && status !== 'declined') ||
    (next !== 'pending' && next !== 'approved' && next !== 'declined')
  )
    throw new RecordError(`undone from ${status} to ${next}`);
  const causa = fields.text('causa');
  return {
    status,
    decidedAt: fields.date('fecha'),
    reason: fields.has('motivo') ? wordOf(STORED_TOLD, fields.text('motivo')) : undefined,
    undoneAt: fields.date('deshecha'),
    cause: wordOf(STORED_CAUSE, causa),
    ...(causa === BY_VISITOR && { byVisitor: true }),
    next,
  };
}

/** The parts of a map by number, from 1 on. */
export function numbered(fields: FieldReader): FieldReader[] {
  const parts: FieldReader[] = [];
  for (let number = 1; fields.has(`${number}`); number += 1) parts.push(fields.part(`${number}`));
  return parts;
}
