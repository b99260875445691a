import { UNNUMBERED } from '../../domain/acts/case';
import { isProposalWaiting } from '../../domain/request/case';
import type { Decision, LoanRequest } from '../../domain/request/loan-request';
import type { UndoTarget } from '../../domain/request/undo';
import { type FieldReader, type RecordFields, reader } from '../fields';
import { decisionSuffix } from '../mail';
import type { Moments } from '../moments';
import { readLoanRequest } from '../request/request';
import { storedDecision } from '../request/request-life';
import {
  numbered,
  readUndoProposal,
  reconsideredFile,
  undoEndRecord,
  undoProposalRecord,
} from '../request/undo';

/** The member who acts on a request, and when. */
function signature(author: string, moment: unknown) {
  return { autor: author, fecha: moment };
}

/** What the proposal to approve with this number adds to the case file, which keeps their count. */
export const proposalFile = (author: string, moment: unknown, number?: number, why?: string) => ({
  propuesta: {
    ...signature(author, moment),
    ...(number && { numero: number }),
    ...(why && { porque: why }),
  },
  ...(number && { propuestas: number }),
});

/**
 * The number of the next proposal to approve a request with this case file. A proposal without a
 * number had an entry that was numbered by the questions before it, at most nine.
 */
export function nextProposalNumber({ propuestas, propuesta }: RecordFields): number {
  if (typeof propuestas === 'number') return propuestas + 1;
  return propuesta === undefined ? 1 : UNNUMBERED + 1;
}

/** What a decision adds to the case file; of a repeat, also the request that was decided in its place. */
export const decisionFile = (
  author: string,
  moment: unknown,
  { repeatOf, why }: Pick<Decision, 'repeatOf' | 'why'> = {},
) => ({
  decision: {
    ...signature(author, moment),
    ...(repeatOf && { repetida: repeatOf }),
    ...(why && { porque: why }),
  },
});

/** What the question with this number adds to the case file. */
export const questionFile = (author: string, moment: unknown, number: number) => ({
  preguntas: { [number]: signature(author, moment) },
});

/** What undoing a decision at this moment adds to its case file, with the number of the undoing. */
export const undoneCase = (
  number: number,
  author: string,
  { now, removed }: { readonly now: unknown; readonly removed: unknown },
  next: UndoTarget['status'],
) => ({
  reversion: { fin: undoEndRecord(author, now, true) },
  vuelta: decisionSuffix(number + 1),
  // Whoever confirms the undoing also signs the other answer.
  decision: next === 'pending' ? removed : undoEndRecord(author, now, true),
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

/** The proposals by which decisions of a request were undone, each with its end. */
function undoneFiles({ id, undone = [] }: LoanRequest, at: Moments['at']) {
  return undone.flatMap((one, earlier) => {
    if (!one.staff) return [];
    const { proposal, confirmer, decider } = one.staff;
    const { number, author, proposedAt } = proposal;
    const signed = { id, earlier, decision: signature(decider, at(one.decidedAt)) };
    const was = storedDecision(one, at);
    if (one.byVisitor) return reconsideredFile(proposal.words, number, at(proposedAt), was, signed);
    return {
      ...undoProposalRecord(proposal, number, author, at(proposedAt), was, signed),
      fin: undoEndRecord(confirmer, at(one.undoneAt), true),
    };
  });
}

/** `reversion` and `decisiones` of a whole file: the last proposal, and those that undid decisions before it. */
function undoFile(request: LoanRequest, at: Moments['at']) {
  const { undoing, decision, proposal, status } = request;
  const files = undoneFiles(request, at);
  const waiting = undoing &&
    decision && {
      ...undoProposalRecord(
        undoing,
        undoing.number,
        undoing.author,
        at(undoing.proposedAt),
        storedDecision({ ...decision, status }, at),
        {
          id: request.id,
          earlier: request.undone?.length ?? 0,
          decision: signature(decision.author ?? '', at(decision.decidedAt)),
          ...(proposal && proposalFile(proposal.author, at(proposal.proposedAt), proposal.number)),
        },
      ),
    };
  const last = waiting ?? files.pop();
  return {
    ...(last && { reversion: last }),
    ...(files.length > 0 && {
      decisiones: Object.fromEntries(files.map((one, place) => [`${place + 1}`, one])),
    }),
    ...(request.undone && { vuelta: decisionSuffix(request.undone.length + 1) }),
  };
}

/** `expedientes/{uid}` of a request as a whole; undefined if nobody of staff did anything. */
export function caseFileRecord(request: LoanRequest, at: Moments['at']): RecordFields | undefined {
  const { proposal, decision, questions } = request;
  const asked = questions.flatMap(({ author, askedAt }, place) =>
    author === undefined ? [] : [[`${place + 1}`, signature(author, at(askedAt))] as const],
  );
  const file = {
    ...(proposal &&
      proposalFile(proposal.author, at(proposal.proposedAt), proposal.number, proposal.why)),
    ...(decision?.author !== undefined &&
      decisionFile(decision.author, at(decision.decidedAt), decision)),
    ...(asked.length > 0 && { preguntas: Object.fromEntries(asked) }),
    ...undoFile(request, at),
    ...(request.tookPart && { participaron: [...request.tookPart] }),
  };
  return Object.keys(file).length > 0 ? file : undefined;
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
  const why = part.has('porque') && { why: part.text('porque') };
  return { proposal: { author: part.text('autor'), proposedAt, waiting, ...numbered, ...why } };
}

function decisionOf(fields: FieldReader, { decision }: LoanRequest): LoanRequest['decision'] {
  const part = signedPart(fields, 'decision');
  if (!decision || !part) return decision;
  return {
    ...decision,
    author: part.text('autor'),
    ...(part.has('repetida') && { repeatOf: part.text('repetida') }),
    ...(part.has('porque') && { why: part.text('porque') }),
  };
}

function undoingOf(fields: FieldReader): Pick<LoanRequest, 'undoing' | 'droppedUndo'> {
  const part = signedPart(fields, 'reversion');
  if (!part) return {};
  if (!part.has('fin')) return { undoing: readUndoProposal(part) };
  return part.part('fin').flag('hecha') ? {} : { droppedUndo: part.number('numero') };
}

function undoneOf(fields: FieldReader, { undone }: LoanRequest): Pick<LoanRequest, 'undone'> {
  if (!undone) return {};
  // An older record stands in for the file; its `decisiones`, for the visitor, has no `fin`.
  const files = fields.has('decisiones') ? numbered(fields.part('decisiones')) : [];
  const last = signedPart(fields, 'reversion');
  const ended = last?.has('fin') ? last.part('fin') : undefined;
  if (last && ended?.flag('hecha')) files.push(last);
  return {
    undone: undone.map((one, place) => {
      const file = files[place];
      if (!file?.has('fin')) return one;
      const staff = {
        decider: file.part('decision').text('autor'),
        proposal: readUndoProposal(file),
        confirmer: file.part('fin').text('autor'),
      };
      return { ...one, staff };
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
  return {
    ...request,
    ...proposalOf(fields, request),
    ...undoingOf(fields),
    ...undoneOf(fields, request),
    ...(fields.has('participaron') && { tookPart: fields.texts('participaron') }),
    decision: decisionOf(fields, request),
    questions: questionsOf(fields, request),
  };
}

/** `users/{uid}` as staff read it. An older record itself holds what is now in the case file. */
export function readStaffRequest(
  id: string,
  data: RecordFields,
  file: RecordFields | undefined,
): LoanRequest {
  const request = withCaseFile(readLoanRequest(id, data), data);
  return file ? withCaseFile(request, file) : request;
}
