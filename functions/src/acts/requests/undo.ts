import { brand } from '../../../../src/config/brand.ts';
import { caseObstacle, isAsSeen, isTaken } from '../../../../src/domain/acts/case.ts';
import { reasonObstacle } from '../../../../src/domain/acts/deciding.ts';
import {
  confirmUndoObstacle,
  isDecided,
  isProposedBy,
  isUndoneBy,
  makersOf,
  proposeUndoObstacle,
} from '../../../../src/domain/acts/undoing.ts';
import { undoneWords } from '../../../../src/domain/mail/decision-mail-words.ts';
import {
  reopeningMail,
  reversedToApprovalMail,
  reversedToDeclineMail,
} from '../../../../src/domain/mail/decision-mails.ts';
import type { TranslatedMail } from '../../../../src/domain/mail/mail.ts';
import { approvalUntil } from '../../../../src/domain/request/approval.ts';
import { type LoanRequest, toldOf } from '../../../../src/domain/request/loan-request.ts';
import type { ToldReason } from '../../../../src/domain/request/reasons.ts';
import { UNDONE_STATES } from '../../../../src/domain/request/states.ts';
import { type UndoProposal, undoProposals } from '../../../../src/domain/request/undo.ts';
import { proposersFile, undoneCase, undoProposalFile } from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { decisionSuffix, undoneMailId } from '../../../../src/records/mail.ts';
import { decisionRecord } from '../../../../src/records/request-life.ts';
import {
  undoEndEntryId,
  undoEndRecord,
  undoneRecord,
  undoProposalRecord,
} from '../../../../src/records/undo.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { REMOVED } from '../write.ts';
import { approvalParts, undoApproval } from './approval.ts';
import { entryAbout, mailTo, readCases, statusChange } from './case.ts';

/** The most to be lent, for the audit. */
const amountTold = (to: UndoProposal['to']) =>
  to.status === 'approved' && to.mostLent !== undefined ? { monto: to.mostLent } : {};

/** Proposes to undo a decision; nothing changes for the visitor. */
export const proposeUndo = staffAct('proposeUndo', {
  roles: ['analyst', 'reviewer'],
  audit: ['proponer-deshacer'],
  async run({ id, seen, draft }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request, record, file } = one;
    if (isProposedBy(request, draft, member, seen)) return 'done';
    const canPropose = isDecided(request) && request.undoing === undefined;
    if (!canPropose || !isAsSeen(request, seen)) return refused('conflict');
    if (!UNDONE_STATES[request.status].includes(draft.to.status)) return refused('invalid');
    const obstacle = proposeUndoObstacle(request, member, now);
    if (obstacle) return refusedBy(obstacle);
    const untrue = draft.to.status === 'declined' && reasonObstacle(request, draft.to.reason);
    if (untrue) return refused(untrue);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const approval = await undoApproval(store, one, draft.to, now);
    if ('refused' in approval) return refused(approval.refused);
    const number = undoProposals(request) + 1;
    const was = { estado: record.estadoCredito, ...(record.decision as { fecha: unknown }) };
    const { decision, propuesta } = file;
    const signed = { id, earlier: request.undone?.length ?? 0, decision, propuesta };
    const reversion = undoProposalRecord(draft, number, member.uid, now, was, signed);
    const fields = { ...undoProposalFile(file, reversion), ...proposersFile(file, member.uid) };
    return {
      // The file is there, because a decision is in it.
      writes: [{ update: `expedientes/${id}`, fields }],
      entries: [
        entryAbout(id, 'proponer-deshacer', `deshacer_${id}_${number}`, amountTold(draft.to)),
      ],
    };
  },
});

/** The mail that tells the visitor what the request is now. */
function mailsOf(
  { code, reconsideration }: LoanRequest,
  { to, cause }: UndoProposal,
  told: ToldReason | undefined,
  until: Date | undefined,
): TranslatedMail {
  const words = undoneWords(to.status, cause);
  if (told) return reversedToDeclineMail(brand, words, told, code, reconsideration !== undefined);
  return to.status === 'pending'
    ? reopeningMail(brand, words, code)
    : reversedToApprovalMail(brand, words, until, code);
}

/** Confirms the proposal with this number: the request is pending again, or takes the other answer. */
export const confirmUndo = staffAct('confirmUndo', {
  roles: ['reviewer'],
  audit: ['deshacer'],
  async run({ id, number }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request, file } = one;
    const { undoing, undone = [] } = request;
    if (isUndoneBy(request, member, number)) return 'done';
    if (!isDecided(request) || undoing?.number !== number) return refused('conflict');
    const obstacle = confirmUndoObstacle(request, member, now);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const together = await signingNow({ store, member, now }, [undoing.author], (third) => {
      return !confirmUndoObstacle(request, third, now);
    });
    if (together === 'let-in') return refused(together);
    const { to } = undoing;
    const approval = await undoApproval(store, one, to, now);
    if ('refused' in approval) return refused(approval.refused);
    const { reason, mostLent } = { reason: undefined, mostLent: undefined, ...to };
    const told = reason && toldOf(request, reason);
    const place = undone.length + 1;
    const { anterior } = file.reversion as { readonly anterior: RecordFields };
    const kept = undoneRecord(anterior, now);
    const until = to.status === 'approved' ? approvalUntil(now) : undefined;
    const answer =
      to.status === 'pending' ? { decision: REMOVED } : decisionRecord(told, now, until);
    const fields = {
      ...answer,
      [`decisiones.${place}`]: kept,
      vuelta: decisionSuffix(place + 1),
    };
    const signed = [
      { author: undoing.author, at: undoing.proposedAt },
      { author: member.uid, at: now },
    ];
    const made =
      to.status === 'approved'
        ? approvalParts(approval.request, signed, approval.because, now)
        : {};
    const filed = undoneCase(place, member.uid, { now, removed: REMOVED }, to, made);
    return {
      writes: [
        ...statusChange(one, { to: to.status, fields, reason, until, mostLent, undone: kept }, now),
        { update: `expedientes/${id}`, fields: filed },
        mailTo(request, undoneMailId(id, place), mailsOf(request, undoing, told, until)),
      ],
      entries: [
        entryAbout(id, 'deshacer', undoEndEntryId(id, number), {
          decidieron: makersOf(request),
          ...signedAlone(together),
          ...amountTold(to),
        }),
      ],
    };
  },
});

/** Drops the proposal with this number, whoever made it: the decision stays. */
export const dropUndo = staffAct('dropUndo', {
  roles: ['analyst', 'reviewer'],
  audit: ['no-deshacer'],
  async run({ id, number }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    // It does not matter who dropped it.
    if (isDecided(request) && request.droppedUndo === number) return 'done';
    if (request.undoing?.number !== number) return refused('conflict');
    const obstacle = caseObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const fin = undoEndRecord(member.uid, now, false);
    return {
      writes: [{ merge: `expedientes/${id}`, fields: { reversion: { fin } } }],
      entries: [entryAbout(id, 'no-deshacer', undoEndEntryId(id, number))],
    };
  },
});
