import { isProposalWaiting } from '../domain/request/case';
import type { LoanRequest } from '../domain/request/loan-request';
import { type FieldReader, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { readLoanRequest } from './request';

/** The member who acts on a request, and when. */
export function signature(author: string, moment: unknown) {
  return { autor: author, fecha: moment };
}

/** What a proposal adds to the case file. */
export const proposalFile = (author: string, moment: unknown) => ({
  propuesta: signature(author, moment),
});

/** What a decision adds to the case file; of a repeat, also the request that was decided in its place. */
export const decisionFile = (author: string, moment: unknown, repeatOf?: string) => ({
  decision: { ...signature(author, moment), ...(repeatOf && { repetida: repeatOf }) },
});

/** What the question with this number adds to the case file. */
export const questionFile = (author: string, moment: unknown, number: number) => ({
  preguntas: { [number]: signature(author, moment) },
});

/** `expedientes/{uid}` of a request as a whole; undefined if nobody of staff did anything. */
export function caseFileRecord(
  { proposal, decision, questions }: LoanRequest,
  at: Moments['at'],
): RecordFields | undefined {
  const asked = questions.flatMap(({ author, askedAt }, place) =>
    author === undefined ? [] : [[`${place + 1}`, signature(author, at(askedAt))] as const],
  );
  const file = {
    ...(proposal && proposalFile(proposal.author, at(proposal.proposedAt))),
    ...(decision?.author !== undefined &&
      decisionFile(decision.author, at(decision.decidedAt), decision.repeatOf)),
    ...(asked.length > 0 && { preguntas: Object.fromEntries(asked) }),
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
  return { proposal: { author: part.text('autor'), proposedAt, waiting } };
}

function decisionOf(fields: FieldReader, { decision }: LoanRequest): LoanRequest['decision'] {
  const part = signedPart(fields, 'decision');
  if (!decision || !part) return decision;
  return {
    ...decision,
    author: part.text('autor'),
    ...(part.has('repetida') && { repeatOf: part.text('repetida') }),
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
