import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readable } from '../../functions/src/acts/readable';
import { type LoanRequest, toldOf } from '../../src/domain/request/loan-request';
import { RESERVED, type ToldReason } from '../../src/domain/request/reasons';
import { readStaffRequest } from '../../src/records/case-file';
import { isMap, type RecordFields } from '../../src/records/fields';
import { STORED_TOLD } from '../../src/records/words';

/** Where a case file of before lacks the reason, the reason and what is told of it, as stored. */
function missing(
  request: LoanRequest,
  reason: ToldReason | undefined,
  file: unknown,
  isDuplicate = false,
) {
  if (!reason || reason === RESERVED || (isMap(file) && file.motivo !== undefined))
    return undefined;
  return { reason: STORED_TOLD[reason], told: STORED_TOLD[toldOf(request, reason, isDuplicate)] };
}

const decisionIn = (file: unknown) => (isMap(file) ? file.decision : undefined);

/** What puts the reasons of a request into its case file, and what is told of them into record and tracker. */
export function reservedReasons(id: string, record: RecordFields, file: RecordFields) {
  const request = readable(record, (fields) => readStaffRequest(id, fields, file));
  if (!request) return undefined;
  const { status, decision, undone = [] } = request;
  const inRecord: Record<string, unknown> = {};
  const inFile: Record<string, unknown> = {};
  const inTracker: Record<string, unknown> = {};
  const last = missing(
    request,
    decision?.reason,
    file.decision,
    decision?.duplicateOf !== undefined,
  );
  if (last) {
    Object.assign(inRecord, { 'decision.motivo': last.told });
    Object.assign(inFile, { decision: { motivo: last.reason } });
    if (status === 'declined') Object.assign(inTracker, { motivo: last.told });
    if (request.undoing)
      Object.assign(inFile, {
        reversion: { anterior: { motivo: last.told }, decision: { motivo: last.reason } },
      });
  }
  const ended = isMap(file.decisiones) ? file.decisiones : {};
  for (const [place, { reason }] of undone.entries()) {
    const number = `${place + 1}`;
    const isLast = ended[number] === undefined;
    const one = missing(request, reason, decisionIn(isLast ? file.reversion : ended[number]));
    if (!one) continue;
    const parts = { anterior: { motivo: one.told }, decision: { motivo: one.reason } };
    Object.assign(inRecord, { [`decisiones.${number}.motivo`]: one.told });
    const before = isMap(inFile.decisiones) ? inFile.decisiones : {};
    Object.assign(
      inFile,
      isLast ? { reversion: parts } : { decisiones: { ...before, [number]: parts } },
    );
    if (place === undone.length - 1) Object.assign(inTracker, { 'anterior.motivo': one.told });
  }
  return { record: inRecord, file: inFile, tracker: inTracker };
}

/**
 * Moves the reasons of a request of before 28 November 2026, which record and tracker told, to its case
 * file. Nobody was identified then.
 */
export async function reserveReasons(db: Firestore, { ref }: QueryDocumentSnapshot): Promise<void> {
  const caseFile = db.doc(`expedientes/${ref.id}`);
  await db.runTransaction(async (transaction) => {
    const [request, file] = await transaction.getAll(ref, caseFile);
    const stored = request?.data();
    const moved = stored && reservedReasons(ref.id, stored, file?.data() ?? {});
    if (!moved || Object.keys(moved.record).length === 0) return;
    transaction.set(caseFile, moved.file, { merge: true });
    transaction.update(ref, moved.record);
    if (typeof stored.codigo === 'string' && Object.keys(moved.tracker).length > 0)
      transaction.update(db.doc(`seguimiento/${stored.codigo}`), moved.tracker);
  });
}
