import type { LoanRequest } from '../domain/request/loan-request';
import { decisionFile, identifiedFile, proposalFile, signature } from './case-file';
import type { RecordFields } from './fields';
import { loosePaymentFile } from './loose-payment';
import { decisionSuffix } from './mail';
import { mendedRecord } from './mended';
import type { Moments } from './moments';
import { noticesRecord } from './notices';
import { storedDecision, toldDecision } from './request-life';
import { reconsideredFile, undoEndRecord, undoProposalRecord } from './undo';

/** The proposals by which decisions of a request were undone, each with its end. */
function undoneFiles(request: LoanRequest, at: Moments['at']) {
  const { id, undone = [] } = request;
  return undone.flatMap((one, earlier) => {
    if (!one.staff) return [];
    const { proposal, confirmer, decider, ...made } = one.staff;
    const { number, author, proposedAt } = proposal;
    const signed = {
      id,
      earlier,
      ...decisionFile(decider, at(one.decidedAt), { ...made, reason: one.reason }),
    };
    const was = storedDecision({ ...one, reason: toldDecision(request, one) }, at);
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
        storedDecision({ ...decision, status, reason: toldDecision(request, decision) }, at),
        {
          id: request.id,
          earlier: request.undone?.length ?? 0,
          ...decisionFile(decision.author ?? '', at(decision.decidedAt), decision),
          ...(proposal && proposalFile(proposal.author, at(proposal.proposedAt), proposal)),
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
  const { proposal, decision, questions, identified, loosePayment } = request;
  const asked = questions.flatMap(({ author, askedAt }, place) =>
    author === undefined ? [] : [[`${place + 1}`, signature(author, at(askedAt))] as const],
  );
  const file = {
    ...(proposal && proposalFile(proposal.author, at(proposal.proposedAt), proposal)),
    ...(decision?.author !== undefined &&
      decisionFile(decision.author, at(decision.decidedAt), decision)),
    ...(asked.length > 0 && { preguntas: Object.fromEntries(asked) }),
    ...undoFile(request, at),
    ...(request.tookPart && { participaron: [...request.tookPart] }),
    ...(request.proposers && { propusieron: [...request.proposers] }),
    ...(loosePayment && loosePaymentFile(loosePayment, at)),
    ...(request.notices && noticesRecord(request.notices, at)),
    ...(request.mended && mendedRecord(request.mended, at)),
    ...(identified && identifiedFile(identified.author, at(identified.at), identified.number)),
  };
  return Object.keys(file).length > 0 ? file : undefined;
}
