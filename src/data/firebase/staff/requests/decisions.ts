import { doc, serverTimestamp, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { DEFAULT_LANGUAGE } from '../../../../domain/language';
import { approvalMail, declineMail } from '../../../../domain/mail/staff-mail';
import { declineWords } from '../../../../domain/mail/staff-mail-words';
import { MAX_REPEATS } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { BY_PHONE, type DeclineReason } from '../../../../domain/request/reasons';
import { isOpen } from '../../../../domain/request/states';
import { decisionMailId, decisionSuffix } from '../../../../records/mail';
import { decisionRecord } from '../../../../records/request/request-life';
import { caseAuditEntry } from '../../../../records/staff/audit';
import { decisionFile } from '../../../../records/staff/case-file';
import { errorCode } from '../../../errors';
import type { DecisionChoice } from '../../../staff/casework';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { moveRequest } from '../../sent-request/move-request';
import { fileCase, readStored } from './case-files';
import { isTakenByOther } from './claims';
import { needsSecondPerson } from './confirmation';
import { propose } from './proposals';

/** A request that a decision closes: the decided one, or one that repeats it. */
interface Closing {
  readonly request: LoanRequest;
  readonly status: 'approved' | 'declined';
  readonly reason?: DeclineReason | undefined;
  readonly repeatOf?: string;
}

const repeatOf = (decided: LoanRequest) => (request: LoanRequest) =>
  ({ request, status: 'declined', reason: BY_PHONE, repeatOf: decided.id }) as const;

/** Adds a decision, its mail and the tracker to a batch; resolves to the decided request. */
function close(context: StaffContext, batch: WriteBatch, closing: Closing): LoanRequest {
  const { db, bank, clock } = context;
  const { request, status, reason, repeatOf } = closing;
  const author = context.author();
  const { id, code, applicant, language, proposal, undone = [], reconsideration } = request;
  const fields = decisionRecord(reason, serverTimestamp());
  moveRequest(batch, db, request, { to: status, fields, reason });
  fileCase(batch, context, id, decisionFile(author, serverTimestamp(), repeatOf));
  const mails = reason
    ? declineMail(bank, declineWords(reason), code, reconsideration !== undefined)
    : approvalMail(bank, code);
  // Like the rules: Spanish if the record has no language.
  const message = { ...mails[language ?? DEFAULT_LANGUAGE] };
  const mailId = decisionMailId(id, undone.length + 1);
  batch.set(doc(db, 'mail', mailId), { to: applicant.email, message });
  const decidedAt = new Date(clock.now());
  return {
    ...request,
    status,
    ...(proposal && { proposal: { ...proposal, waiting: false } }),
    decision: { author, decidedAt, reason, ...(repeatOf && { repeatOf }) },
  };
}

/** The stored state of a request that was to be closed. */
async function readClosed(
  context: StaffContext,
  { request, status, reason, repeatOf }: Closing,
): Promise<WriteOutcome<LoanRequest>> {
  const { id, applicant } = request;
  const now = await readStored(context, id);
  if (!now) return { kind: 'missing' };
  const isUnmoved =
    now.status === request.status && now.proposal?.waiting === request.proposal?.waiting;
  // The mail must go to the current address.
  if (isOpen(now.status) && isUnmoved && now.applicant.email === applicant.email)
    return { kind: 'missing' };
  return now.status === status &&
    now.decision?.author === context.author() &&
    now.decision.reason === reason &&
    now.decision.repeatOf === repeatOf
    ? { kind: 'stored', value: now }
    : { kind: 'refused', code: 'conflict' };
}

/**
 * Closes these in one batch, once. The decided one is first, if included: it has the audit entry.
 */
function closeAll(context: StaffContext, all: readonly Closing[]): Promise<readonly LoanRequest[]> {
  const { db, caller } = context;
  const ids = all.map(({ request }) => request.id);
  return writeOnce<readonly LoanRequest[]>(caller, {
    async write() {
      const batch = writeBatch(db);
      for (const { request, repeatOf } of all) {
        if (repeatOf !== undefined) continue;
        const number = (request.undone?.length ?? 0) + 1;
        const entryId = `decision_${request.id}${decisionSuffix(number)}`;
        const { data } = caseAuditEntry(
          entryId,
          'decidir',
          request.id,
          context.author(),
          serverTimestamp(),
        );
        batch.set(doc(db, 'auditoria', entryId), data);
      }
      const closed = all.map((closing) => close(context, batch, closing));
      await batch.commit();
      return closed;
    },
    async readBack(): Promise<WriteOutcome<readonly LoanRequest[]>> {
      const outcomes = await Promise.all(all.map((closing) => readClosed(context, closing)));
      const stored = outcomes.flatMap((outcome) =>
        outcome.kind === 'stored' ? [outcome.value] : [],
      );
      // A stored decision is done, even if a repeat of it is still open.
      if (outcomes[0]?.kind === 'stored') return { kind: 'stored', value: stored };
      const isChanged = outcomes.some(({ kind }) => kind === 'refused');
      return isChanged ? { kind: 'refused', code: 'conflict' } : { kind: 'missing' };
    },
    refusal: async () => ((await isTakenByOther(context, ids)) ? 'conflict' : 'denied'),
  });
}

/**
 * Closes a repeat of a decided request; undefined if it has changed or its record cannot be read.
 */
async function closeRepeat(
  context: StaffContext,
  closing: Closing,
): Promise<readonly LoanRequest[]> {
  try {
    return await closeAll(context, [closing]);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'conflict' || code === 'denied') return [];
    throw error;
  }
}

/** Closes a request in one batch with its repeats, or alone if the rules refuse a repeat. */
async function closeTogether(
  context: StaffContext,
  decided: Closing,
  repeats: readonly Closing[],
): Promise<readonly LoanRequest[]> {
  try {
    return await closeAll(context, [decided, ...repeats]);
  } catch (error) {
    if (repeats.length === 0 || errorCode(error) !== 'denied') throw error;
    return closeAll(context, [decided]);
  }
}

/**
 * Writes a decision and everything that belongs to it, or a proposal, once; see
 * StaffBackend.decide.
 */
export async function decide(
  context: StaffContext,
  request: LoanRequest,
  choice: DecisionChoice,
  repeats: readonly LoanRequest[] = [],
): Promise<readonly LoanRequest[]> {
  if (choice.status === 'approved' && (await needsSecondPerson(context, request)))
    return [await propose(context, request)];
  const reason = choice.status === 'declined' ? choice.reason : undefined;
  const others = repeats.filter(({ id, status }) => id !== request.id && isOpen(status));
  const together = others.slice(0, MAX_REPEATS[choice.status]).map(repeatOf(request));
  const decided = { request, status: choice.status, reason };
  const closed = await closeTogether(context, decided, together);
  const done = new Set(closed.map(({ id }) => id));
  const left = others.filter(({ id }) => !done.has(id)).map(repeatOf(request));
  const all = [...closed];
  for (const closing of left) all.push(...(await closeRepeat(context, closing)));
  return all;
}
