import { caseObstacle, isTaken } from '../../../../src/domain/acts/case.ts';
import {
  confirmPaymentObstacle,
  isExplainedBy,
  isSettledBy,
} from '../../../../src/domain/acts/explaining.ts';
import { eventsOfRequest } from '../../../../src/domain/core/core-event.ts';
import { isDisbursed } from '../../../../src/domain/request/bank-outcome.ts';
import { keyEntryOf } from '../../../../src/domain/request/keys.ts';
import type { LoosePayment } from '../../../../src/domain/request/loose-payment.ts';
import { type UndoProposal, undoProposals } from '../../../../src/domain/request/undo.ts';
import { bankOutcomeRecord } from '../../../../src/records/bank-outcome.ts';
import { signature, undoProposalFile } from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { explanationRecord } from '../../../../src/records/loose-payment.ts';
import { decisionSuffix } from '../../../../src/records/mail.ts';
import { decisionHolder } from '../../../../src/records/past-decisions.ts';
import { decisionRecord } from '../../../../src/records/request-life.ts';
import { STORED_STATUS } from '../../../../src/records/states.ts';
import { undoEndRecord, undoneRecord, undoProposalRecord } from '../../../../src/records/undo.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { REMOVED, type Write } from '../write.ts';
import { type Case, entryAbout, keyWrites, readCases, statusChange } from './case.ts';
import { endUndo } from './end-undo.ts';

/** `resultado` of the entries about a loose payment. */
const STORED_RESULT = (stands: boolean) => ({ resultado: stands ? 'vale' : 'volvio' });

/** Proposes what a loose payment is; nothing changes but the case file. */
export const explainPayment = staffAct('explainPayment', {
  roles: ['analyst', 'reviewer'],
  audit: ['aclarar-pago'],
  async run({ id, proposals, stands, words }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    if (isExplainedBy(request, { proposals, stands, words }, member)) return 'done';
    if (!request.hasLoosePayment || request.loosePayment?.proposals !== proposals)
      return refused('conflict');
    const obstacle = caseObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const numero = proposals + 1;
    const said = { stands, words, author: member.uid, proposedAt: now };
    const explica = explanationRecord(said);
    return {
      writes: [{ merge: `expedientes/${id}`, fields: { pagoSuelto: { numero, explica } } }],
      entries: [
        entryAbout(id, 'aclarar-pago', `aclarar_${id}_${numero}`, {
          ...STORED_RESULT(stands),
          motivo: words,
        }),
      ],
    };
  },
});

/** The case without its loose payment. */
const settled = (one: Case): Case => {
  const { hasLoosePayment: _, ...request } = one.request;
  return { ...one, request };
};

/** The writes with which the decision that stands makes room for the approval that was paid. */
function replacedDecision(
  { request, record, file }: Case,
  proposal: Omit<UndoProposal, 'number'>,
  confirmer: string,
  now: Date,
) {
  const { id, undone = [], status } = request;
  const place = undone.length + 1;
  const number = undoProposals(request) + 1;
  const estado = STORED_STATUS[status === 'declined' ? status : 'approved'];
  const { fecha, motivo } = record.decision as RecordFields;
  const was = { estado, fecha, ...(motivo !== undefined && { motivo }) };
  const { decision, propuesta } = file;
  const signed = { id, earlier: undone.length, decision, propuesta };
  const reversion = {
    ...undoProposalRecord(proposal, number, proposal.author, proposal.proposedAt, was, signed),
    fin: undoEndRecord(confirmer, now, true),
  };
  const vuelta = decisionSuffix(place + 1);
  return {
    fields: { [`decisiones.${place}`]: undoneRecord(reversion.anterior, now), vuelta },
    filed: { ...undoProposalFile(file, reversion), vuelta },
  };
}

/**
 * The writes that approve again, paid, with the decision that the payment was of; whatever was decided since
 * is undone. A request that was paid meanwhile stays as it is. No event follows: the core system knows.
 */
function standing(one: Case, payment: LoosePayment, confirmer: string, now: Date): Write[] {
  const { request, file } = one;
  const { id, undone = [] } = request;
  const events = eventsOfRequest(request);
  const paid = events.find((event) => event.id === payment.event);
  const mostLent = undone.find(({ decidedAt }) => decidedAt.getTime() === paid?.at.getTime())?.staff
    ?.mostLent;
  const { explanation } = payment;
  if (isDisbursed(request) || !paid || !explanation) return [];
  const { words, author, proposedAt } = explanation;
  const to = { status: 'approved', ...(mostLent !== undefined && { mostLent }) } as const;
  const replaced = request.decision
    ? replacedDecision(one, { to, cause: 'other', words, author, proposedAt }, confirmer, now)
    : undefined;
  const made = decisionHolder(file, paid.at);
  const banco = bankOutcomeRecord('disbursed', payment.at, true);
  const fields = {
    ...decisionRecord(undefined, paid.at),
    ...banco,
    ...{ cierre: REMOVED, retiro: REMOVED },
    ...replaced?.fields,
  };
  return [
    ...endUndo(one, confirmer, now),
    ...statusChange(one, { to: 'approved', fields, mostLent }, now),
    { update: `seguimiento/${request.code}`, fields: banco },
    {
      update: `expedientes/${id}`,
      fields: {
        decision: made?.decision ?? REMOVED,
        propuesta: made?.propuesta ?? REMOVED,
        ...replaced?.filed,
      },
    },
  ];
}

/** Confirms the explanation with this number, and ends what the payment blocked. */
export const confirmPayment = staffAct('confirmPayment', {
  roles: ['reviewer'],
  audit: ['pago-aclarado'],
  async run({ id, number }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    const { loosePayment: payment } = request;
    if (isSettledBy(request, member, number)) return 'done';
    const { explanation } = payment ?? {};
    if (!request.hasLoosePayment || !explanation || payment?.proposals !== number)
      return refused('conflict');
    const obstacle = confirmPaymentObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const together = await signingNow({ store, member, now }, [explanation.author], (third) => {
      return !confirmPaymentObstacle(request, third);
    });
    if (together === 'let-in') return refused(together);
    const { stands } = explanation;
    const cleared = settled(one);
    const stood = stands ? standing(cleared, payment, member.uid, now) : [];
    const gone = { pagoSuelto: REMOVED };
    return {
      writes: [
        ...(stood.length > 0 ? stood : keyWrites(cleared, keyEntryOf(cleared.request))),
        { update: `users/${id}`, fields: gone },
        // Whoever told of the payment named the code.
        { update: `seguimiento/${request.code}`, fields: gone },
        { merge: `expedientes/${id}`, fields: { pagoSuelto: { fin: signature(member.uid, now) } } },
      ],
      entries: [
        entryAbout(id, 'pago-aclarado', `aclarada_${id}_${number}`, {
          ...STORED_RESULT(stands),
          ...signedAlone(together),
        }),
      ],
    };
  },
});
