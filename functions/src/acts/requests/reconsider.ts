import { brand } from '../../../../src/config/brand.ts';
import { participantsOf } from '../../../../src/domain/acts/complaints.ts';
import { SYSTEM_AUTHOR } from '../../../../src/domain/audit.ts';
import { reconsideringMail } from '../../../../src/domain/mail/decision-mails.ts';
import {
  canReconsider,
  pointsOf,
  type ReconsiderationDraft,
} from '../../../../src/domain/request/reconsideration.ts';
import { undoProposalFile } from '../../../../src/records/case-file.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { decisionSuffix, reconsiderationMailId } from '../../../../src/records/mail.ts';
import { readLoanRequest } from '../../../../src/records/request.ts';
import { reconsiderationRecord } from '../../../../src/records/request-life.ts';
import { reconsideredFile, undoneRecord } from '../../../../src/records/undo.ts';
import { REMOVED, type Write } from '../write.ts';
import { type Case, mailTo, statusChange } from './case.ts';
import { undoEndEntry } from './end-undo.ts';

/**
 * The writes that send a declined request back to the queue as its visitor asked, with its tracker,
 * case file and mail; undefined if that is not possible. A proposal to undo the decision ends with it.
 */
export function reconsidering(
  one: Case,
  draft: ReconsiderationDraft,
  now: Date,
): readonly Write[] | undefined {
  const { request, record, file } = one;
  const { id, status, decision, reconsideration, undone = [], undoing } = request;
  const isReconsidered = reconsideration !== undefined;
  if (!canReconsider({ status, decidedAt: decision?.decidedAt, isReconsidered }, now))
    return undefined;
  const { decision: told } = readLoanRequest(id, record);
  if (!pointsOf(told?.reason).includes(draft.point)) return undefined;
  const was = { estado: record.estadoCredito, ...(record.decision as { fecha: unknown }) };
  const last = file.reversion as { readonly numero: number } | undefined;
  const reversion = reconsideredFile(draft.words, (last?.numero ?? 0) + 1, now, was, {
    id,
    earlier: undone.length,
    decision: file.decision ?? record.decision,
    propuesta: file.propuesta,
  });
  const order = undone.length + 1;
  const kept = undoneRecord(reversion.anterior as RecordFields, now);
  const vuelta = decisionSuffix(order + 1);
  const fields = {
    ...reconsiderationRecord(draft, now),
    [`decisiones.${order}`]: kept,
    decision: REMOVED,
    vuelta,
  };
  const filed = {
    ...undoProposalFile(file, reversion),
    decision: REMOVED,
    propuesta: REMOVED,
    participaron: participantsOf(request),
    vuelta,
  };
  const path = `expedientes/${id}`;
  return [
    ...statusChange(one, { to: 'pending', fields, undone: kept }, now),
    // A request with the specification's ten fields may have no file.
    Object.keys(file).length > 0 ? { update: path, fields: filed } : { merge: path, fields: filed },
    ...(undoing ? [undoEndEntry(id, undoing.number, SYSTEM_AUTHOR, now)] : []),
    mailTo(request, reconsiderationMailId(id), reconsideringMail(brand, request.code)),
  ];
}
