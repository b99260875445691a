import { UNNUMBERED } from '../domain/acts/case';
import type { Cents } from '../domain/money';
import { withMended } from '../domain/rates/mended';
import { isProposalWaiting } from '../domain/request/case';
import type { Decision, LoanRequest, Proposal } from '../domain/request/loan-request';
import type { UndoProposal } from '../domain/request/undo';
import { type FieldReader, isMap, type RecordFields, reader } from './fields';
import { readLoosePayment } from './loose-payment';
import { decisionSuffix } from './mail';
import { readMended } from './mended';
import { readNotices } from './notices';
import { readLoanRequest } from './request';
import { numbered, readUndoProposal, undoEndRecord } from './undo';
import { STORED_TOLD, wordOf } from './words';

/** The member who acts on a request, and when. */
export function signature(author: string, moment: unknown) {
  return { autor: author, fecha: moment };
}

/** What an approval says beside who gave it. */
interface Terms {
  readonly mostLent?: Cents | undefined;
  readonly why?: string | undefined;
}

/** The most to be lent on an approval, and why it is given although the person has another. */
const termsFile = ({ mostLent, why }: Terms) => ({
  ...(mostLent !== undefined && { monto: mostLent }),
  ...(why && { porque: why }),
});

/**
 * What the proposal to approve with this number adds to the case file, which keeps their count. It takes the
 * place of an earlier one.
 */
export const proposalFile = (
  author: string,
  moment: unknown,
  { number, ...terms }: Pick<Proposal, 'number' | 'mostLent' | 'why'>,
) => ({
  propuesta: {
    ...signature(author, moment),
    ...(number && { numero: number }),
    ...termsFile(terms),
  },
  ...(number && { propuestas: number }),
});

/** Who ever proposed to approve a request or to undo a decision, and now this member: a proposal may end without a trace. */
export const proposersFile = ({ propusieron }: RecordFields, author: string) => ({
  propusieron: [...new Set([...((propusieron as readonly string[] | undefined) ?? []), author])],
});

/**
 * The number of the next proposal to approve a request with this case file. A proposal without a
 * number had an entry that was numbered by the questions before it, at most nine; one that ended or was
 * undone has left no other trace.
 */
export function nextProposalNumber(
  { propuestas, propuesta }: RecordFields,
  { questions }: Pick<LoanRequest, 'questions'>,
): number {
  if (typeof propuestas === 'number') return propuestas + 1;
  return propuesta !== undefined || questions.length > 0 ? UNNUMBERED + 1 : 1;
}

/**
 * What a decision adds to the case file: of a decline the reason itself; of a repeat also the request that
 * was decided in its place.
 */
export const decisionFile = (
  author: string,
  moment: unknown,
  {
    reason,
    duplicateOf,
    ...terms
  }: Partial<Pick<Decision, 'reason' | 'duplicateOf' | 'mostLent' | 'why'>> = {},
) => ({
  decision: {
    ...signature(author, moment),
    ...(reason && { motivo: STORED_TOLD[reason] }),
    ...(duplicateOf && { repetida: duplicateOf }),
    ...termsFile(terms),
  },
});

/** What identifying the applicant for the n-th time adds to the case file. */
export const identifiedFile = (author: string, moment: unknown, number: number) => ({
  identificada: { ...signature(author, moment), numero: number },
});

/** What the question with this number adds to the case file. */
export const questionFile = (author: string, moment: unknown, number: number) => ({
  preguntas: { [number]: signature(author, moment) },
});

/**
 * What undoing a decision at this moment changes in its case file, by path, with the number of the undoing: the
 * other answer takes the place of all that the decision held. `made`: what an approval was made of.
 */
export const undoneCase = (
  number: number,
  author: string,
  { now, removed }: { readonly now: unknown; readonly removed: unknown },
  to: UndoProposal['to'],
  made: RecordFields = {},
) => ({
  'reversion.fin': undoEndRecord(author, now, true),
  vuelta: decisionSuffix(number + 1),
  // Whoever confirms the undoing also signs the other answer.
  decision:
    to.status === 'pending'
      ? removed
      : {
          ...undoEndRecord(author, now, true),
          ...(to.status === 'approved' && termsFile(to)),
          ...made,
          ...(to.status === 'declined' && { motivo: STORED_TOLD[to.reason] }),
        },
  propuesta: removed,
});

/**
 * What a proposal to undo a decision changes in a stored case file: it takes the place of the one
 * before, which is kept in `decisiones` under the number of the decision if it undid one.
 */
export function undoProposalFile(file: RecordFields, reversion: RecordFields) {
  const { reversion: last, decisiones = {} } = file as {
    readonly reversion?: { readonly fin?: { readonly hecha?: unknown } };
    readonly decisiones?: RecordFields;
  };
  const kept = Object.keys(decisiones).length + 1;
  return { reversion, ...(last?.fin?.hecha === true && { [`decisiones.${kept}`]: last }) };
}

/** The part of a file that exists and names its author. */
function signedPart(fields: FieldReader, name: string): FieldReader | undefined {
  const part = fields.has(name) ? fields.part(name) : undefined;
  return part?.has('autor') ? part : undefined;
}

function proposalOf(fields: FieldReader, { status, questions }: LoanRequest) {
  const part = signedPart(fields, 'propuesta');
  if (!part) return {};
  const proposedAt = part.date('fecha');
  const waiting = isProposalWaiting(status === 'pending', proposedAt, questions.at(-1)?.askedAt);
  const numbered = part.has('numero') && { number: part.number('numero') };
  const terms = readTerms(part);
  return { proposal: { author: part.text('autor'), proposedAt, waiting, ...numbered, ...terms } };
}

/** The most to be lent and the reason that a part of a file names. */
const readTerms = (part: FieldReader) => ({
  ...(part.has('monto') && { mostLent: part.number('monto') }),
  ...(part.has('porque') && { why: part.text('porque') }),
});

/** What a file says of a decision, beside its author. */
const readMade = (part: FieldReader) => ({
  ...(part.has('repetida') && { duplicateOf: part.text('repetida') }),
  ...readTerms(part),
});
/** The reason itself of a signed decision; undefined where the record alone has it. */
const trueReason = (part: FieldReader) =>
  part.has('motivo') ? wordOf(STORED_TOLD, part.text('motivo')) : undefined;

function decisionOf(fields: FieldReader, { decision }: LoanRequest): LoanRequest['decision'] {
  const part = signedPart(fields, 'decision');
  if (!decision || !part) return decision;
  return {
    ...decision,
    author: part.text('autor'),
    reason: trueReason(part) ?? decision.reason,
    ...readMade(part),
  };
}

const identifiedOf = (part: FieldReader) => ({
  number: part.number('numero'),
  author: part.text('autor'),
  at: part.date('fecha'),
});

function undoingOf(fields: FieldReader): Pick<LoanRequest, 'undoing' | 'droppedUndo'> {
  const part = signedPart(fields, 'reversion');
  if (!part) return {};
  if (!part.has('fin')) return { undoing: readUndoProposal(part) };
  return part.part('fin').flag('hecha') ? {} : { droppedUndo: part.number('numero') };
}

function undoneOf(fields: FieldReader, { undone }: LoanRequest): Pick<LoanRequest, 'undone'> {
  if (!undone) return {};
  const files = fields.has('decisiones') ? numbered(fields.part('decisiones')) : [];
  const last = signedPart(fields, 'reversion');
  const ended = last?.has('fin') ? last.part('fin') : undefined;
  if (last && ended?.flag('hecha')) files.push(last);
  return {
    undone: undone.map((one, place) => {
      const file = files[place];
      if (!file) return one;
      const decision = file.part('decision');
      const staff = {
        decider: decision.text('autor'),
        ...readMade(decision),
        proposal: readUndoProposal(file),
        confirmer: file.part('fin').text('autor'),
      };
      return { ...one, reason: trueReason(file.part('decision')) ?? one.reason, staff };
    }),
  };
}

function questionsOf(fields: FieldReader, { questions }: LoanRequest): LoanRequest['questions'] {
  const file = fields.has('preguntas') ? fields.part('preguntas') : undefined;
  return questions.map((question, place) => {
    const author = file && signedPart(file, `${place + 1}`)?.text('autor');
    return author === undefined ? question : { ...question, author };
  });
}

/**
 * A request with its case file, `expedientes/{uid}`: who proposed, asked and decided, and which
 * request it repeats. Throws a `RecordError` naming a field that is not as specified.
 */
export function withCaseFile(request: LoanRequest, file: RecordFields): LoanRequest {
  const fields = reader(file, `expedientes/${request.id}`);
  const notices = readNotices(file);
  const read = {
    ...request,
    ...(notices && { notices }),
    ...proposalOf(fields, request),
    ...undoingOf(fields),
    ...undoneOf(fields, request),
    ...(fields.has('participaron') && { tookPart: fields.texts('participaron') }),
    ...(fields.has('propusieron') && { proposers: fields.texts('propusieron') }),
    // The record itself says only that there is one.
    ...(isMap(file.pagoSuelto) && { loosePayment: readLoosePayment(fields.part('pagoSuelto')) }),
    ...(fields.has('identificada') && { identified: identifiedOf(fields.part('identificada')) }),
    decision: decisionOf(fields, request),
    questions: questionsOf(fields, request),
  };
  return withMended(read, readMended(file));
}

/** `users/{uid}` as staff read it, with its case file. */
export const readStaffRequest = (
  id: string,
  data: RecordFields,
  file: RecordFields = {},
): LoanRequest => withCaseFile(readLoanRequest(id, data), file);
