import { deleteField, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { normalizeText } from '../../../../domain/fields/fields';
import { DEFAULT_LANGUAGE } from '../../../../domain/language';
import {
  reopeningMail,
  reversedToApprovalMail,
  reversedToDeclineMail,
} from '../../../../domain/mail/staff-mail';
import { declineWords, undoneWords } from '../../../../domain/mail/staff-mail-words';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { UndoDraft, UndoProposal } from '../../../../domain/request/undo';
import type { RecordFields } from '../../../../records/fields';
import { decisionSuffix, undoneMailId } from '../../../../records/mail';
import { decisionRecord } from '../../../../records/request/request-life';
import {
  undoEndEntryId,
  undoEndRecord,
  undoneRecord,
  undoProposalRecord,
} from '../../../../records/request/undo';
import { caseAuditEntry } from '../../../../records/staff/audit';
import {
  readStaffRequest,
  undoneCase,
  undoProposalFile,
} from '../../../../records/staff/case-file';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { moveRequest } from '../../sent-request/move-request';
import { fileCase, readStored } from './case-files';

/** The documents of a request as stored, with moments to the last digit: the rules compare them. */
async function readDocuments({ db }: StaffContext, id: string) {
  const [record, file] = await Promise.all(
    ['users', 'expedientes'].map((name) => getDoc(doc(db, name, id))),
  );
  return { record: record?.data() ?? {}, file: file?.data() ?? {} };
}

/** Whether the last proposal of a stored request is this one. */
const isSame = (stored: UndoProposal, { to, cause, words }: UndoDraft, author: string) =>
  stored.author === author &&
  stored.to.status === to.status &&
  stored.cause === cause &&
  stored.words === words;

/** Whether a request still has the decision that was shown. */
const hasDecision = (now: LoanRequest, shown: LoanRequest) =>
  now.status === shown.status &&
  now.decision?.decidedAt.getTime() === shown.decision?.decidedAt.getTime();

/** Proposes to undo a decision, once; see StaffBackend.proposeUndo. */
export function proposeUndo(
  context: StaffContext,
  request: LoanRequest,
  typed: UndoDraft,
): Promise<LoanRequest> {
  const { db, caller, clock } = context;
  const { id } = request;
  const author = context.author();
  const draft = { ...typed, words: normalizeText(typed.words) };
  return writeOnce<LoanRequest>(caller, {
    async write() {
      const { record, file } = await readDocuments(context, id);
      const before = file.reversion as { numero: number; fin?: unknown } | undefined;
      if (!file.decision || (before && !before.fin)) throw new BackendError('conflict');
      const number = (before?.numero ?? 0) + 1;
      const batch = writeBatch(db);
      const was = { estado: record.estadoCredito, ...(record.decision as { fecha: unknown }) };
      const earlier = Object.keys((record.decisiones as object | undefined) ?? {}).length;
      const signed = { id, earlier, decision: file.decision, propuesta: file.propuesta };
      const reversion = undoProposalRecord(draft, number, author, serverTimestamp(), was, signed);
      // The file is there, because a decision is in it.
      batch.update(doc(db, 'expedientes', id), undoProposalFile(file, reversion));
      const entryId = `deshacer_${id}_${number}`;
      const entry = caseAuditEntry(entryId, 'proponer-deshacer', id, author, serverTimestamp());
      batch.set(doc(db, 'auditoria', entryId), entry.data);
      await batch.commit();
      return {
        ...request,
        undoing: { ...draft, number, author, proposedAt: new Date(clock.now()) },
      };
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const now = await readStored(context, id);
      if (!now) return { kind: 'missing' };
      if (now.undoing)
        return isSame(now.undoing, draft, author)
          ? { kind: 'stored', value: now }
          : { kind: 'refused', code: 'conflict' };
      return hasDecision(now, request)
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** What the visitor is told. */
function mailOf(
  { bank }: StaffContext,
  { code, language = DEFAULT_LANGUAGE, reconsideration }: LoanRequest,
  { to, cause }: UndoProposal,
) {
  const words = undoneWords(to.status, cause);
  const mails =
    to.status === 'pending'
      ? reopeningMail(bank, words, code)
      : to.status === 'approved'
        ? reversedToApprovalMail(bank, words, code)
        : reversedToDeclineMail(
            bank,
            words,
            declineWords(to.reason),
            code,
            reconsideration !== undefined,
          );
  return mails[language];
}

/** The request after its decision was undone, by the known time. */
function afterUndoing(request: LoanRequest, proposal: UndoProposal, confirmer: string, at: Date) {
  const { undoing: _, proposal: __, decision, undone = [], ...rest } = request;
  const { to, cause } = proposal;
  const status = request.status === 'approved' ? 'approved' : 'declined';
  return {
    ...rest,
    status: to.status,
    decision:
      to.status === 'pending'
        ? undefined
        : {
            author: confirmer,
            decidedAt: at,
            reason: to.status === 'declined' ? to.reason : undefined,
          },
    undone: [
      ...undone,
      {
        status,
        decidedAt: decision?.decidedAt ?? at,
        reason: decision?.reason,
        undoneAt: at,
        cause,
        next: to.status,
        staff: { decider: decision?.author ?? '', proposal, confirmer },
      },
    ],
    expiresAt: undefined,
  } satisfies LoanRequest;
}

/** Confirms that a decision is undone, once; see StaffBackend.confirmUndo. */
export function confirmUndo(context: StaffContext, request: LoanRequest): Promise<LoanRequest> {
  const { db, caller, clock } = context;
  const { id, applicant, undoing, undone = [] } = request;
  const author = context.author();
  if (!undoing) throw new BackendError('conflict');
  const number = undone.length + 1;
  const { to } = undoing;
  const reason = to.status === 'declined' ? to.reason : undefined;

  function undo({ anterior }: { readonly anterior: RecordFields }) {
    const now = serverTimestamp();
    const kept = undoneRecord(anterior, now);
    const decision =
      to.status === 'pending' ? { decision: deleteField() } : decisionRecord(reason, now);
    const batch = writeBatch(db);
    moveRequest(batch, db, request, {
      to: to.status,
      fields: { ...decision, [`decisiones.${number}`]: kept, vuelta: decisionSuffix(number + 1) },
      reason,
      undone: kept,
    });
    const filed = undoneCase(number, author, { now, removed: deleteField() }, to.status);
    fileCase(batch, context, id, filed);
    return batch;
  }

  return writeOnce<LoanRequest>(caller, {
    async write() {
      const { record, file } = await readDocuments(context, id);
      const now = readStaffRequest(id, record, file);
      if (!now.decision || now.undoing?.number !== undoing.number)
        throw new BackendError('conflict');
      const batch = undo(file.reversion as { readonly anterior: RecordFields });
      batch.set(doc(db, 'mail', undoneMailId(id, number)), {
        to: applicant.email,
        message: { ...mailOf(context, request, undoing) },
      });
      const entryId = undoEndEntryId(id, undoing.number);
      const entry = caseAuditEntry(entryId, 'deshacer', id, author, serverTimestamp());
      batch.set(doc(db, 'auditoria', entryId), entry.data);
      await batch.commit();
      return afterUndoing(request, undoing, author, new Date(clock.now()));
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const now = await readStored(context, id);
      if (!now) return { kind: 'missing' };
      if (now.undone?.[number - 1]?.staff?.confirmer === author)
        return { kind: 'stored', value: now };
      return hasDecision(now, request) && now.undoing?.number === undoing.number
        ? { kind: 'missing' }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** Gives a proposal up, once; see StaffBackend.dropUndo. */
export function dropUndo(context: StaffContext, request: LoanRequest): Promise<LoanRequest> {
  const { db, caller } = context;
  const { id, undoing } = request;
  const author = context.author();
  if (!undoing) throw new BackendError('conflict');
  return writeOnce<LoanRequest>(caller, {
    async write() {
      const batch = writeBatch(db);
      const fin = undoEndRecord(author, serverTimestamp(), false);
      fileCase(batch, context, id, { reversion: { fin } });
      const entryId = undoEndEntryId(id, undoing.number);
      const entry = caseAuditEntry(entryId, 'no-deshacer', id, author, serverTimestamp());
      batch.set(doc(db, 'auditoria', entryId), entry.data);
      await batch.commit();
      const { undoing: _, ...rest } = request;
      return rest;
    },
    async readBack(): Promise<WriteOutcome<LoanRequest>> {
      const now = await readStored(context, id);
      if (!now) return { kind: 'missing' };
      if (now.undoing?.number === undoing.number) return { kind: 'missing' };
      // It does not matter who gave the proposal up.
      return hasDecision(now, request)
        ? { kind: 'stored', value: now }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
