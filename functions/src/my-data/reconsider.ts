import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { SYSTEM_AUTHOR } from '../../../src/domain/audit.ts';
import { DEFAULT_LANGUAGE } from '../../../src/domain/language.ts';
import { reconsideringMail } from '../../../src/domain/mail/staff-mail.ts';
import type { LoanRequest } from '../../../src/domain/request/loan-request.ts';
import {
  canReconsider,
  type ReconsiderationDraft,
} from '../../../src/domain/request/reconsideration.ts';
import type { RecordFields } from '../../../src/records/fields.ts';
import { decisionSuffix, reconsiderationMailId } from '../../../src/records/mail.ts';
import { trackerMove } from '../../../src/records/request/follow-up.ts';
import { moveRecord, reconsiderationRecord } from '../../../src/records/request/request-life.ts';
import { reconsideredFile, undoneRecord } from '../../../src/records/request/undo.ts';
import { caseAuditEntry } from '../../../src/records/staff/audit.ts';
import {
  participantsOf,
  readStaffRequest,
  undoProposalFile,
} from '../../../src/records/staff/case-file.ts';

/** A stored decision, or who signed it. */
type Stored = Readonly<Record<string, unknown>> & { readonly fecha: unknown };

const isReconsiderable = ({ status, decision, reconsideration }: LoanRequest, now: number) =>
  canReconsider(
    { status, decidedAt: decision?.decidedAt, isReconsidered: reconsideration !== undefined },
    new Date(now),
  );

/**
 * Sends a declined request back to the queue as its visitor asked, with its tracker, case file and
 * mail, and lets `also` write in the same transaction; `also` learns whether that was possible. A
 * proposal to undo the decision ends with it. `now` in milliseconds since the epoch.
 */
export async function reconsiderRequest(
  db: Firestore,
  uid: string,
  now: number,
  draft: ReconsiderationDraft,
  also: (transaction: Transaction, isDone: boolean) => void,
): Promise<void> {
  const [record, expediente] = [db.doc(`users/${uid}`), db.doc(`expedientes/${uid}`)];
  await db.runTransaction(async (transaction) => {
    const [stored, filed] = await transaction.getAll(record, expediente);
    const [data, file = {}] = [stored?.data(), filed?.data()];
    const request = data && readStaffRequest(uid, data, file);
    const isPossible = request !== undefined && isReconsiderable(request, now);
    if (data && request && isPossible) {
      const { code, language, applicant, undone = [], undoing } = request;
      const moment = Timestamp.fromMillis(now);
      const order = undone.length + 1;
      const was = { estado: data.estadoCredito, ...(data.decision as Stored) };
      const last = file.reversion as { readonly numero: number } | undefined;
      const reversion = reconsideredFile(draft.words, (last?.numero ?? 0) + 1, moment, was, {
        id: uid,
        earlier: undone.length,
        decision: file.decision ?? data.decision,
        propuesta: file.propuesta,
      });
      const kept = undoneRecord(reversion.anterior as RecordFields, moment);
      const vuelta = decisionSuffix(order + 1);
      transaction.update(record, {
        ...moveRecord('pending', code, moment),
        ...reconsiderationRecord(draft, moment),
        [`decisiones.${order}`]: kept,
        decision: FieldValue.delete(),
        // An older record holds its proposal itself.
        propuesta: FieldValue.delete(),
        vuelta,
      });
      if (code !== undefined)
        transaction.update(db.doc(`seguimiento/${code}`), {
          ...trackerMove({ status: 'pending' }, moment),
          anterior: kept,
        });
      // `set` makes the file of an older request; `update` then reads the path of an earlier undoing.
      transaction.set(expediente, {}, { merge: true });
      transaction.update(expediente, {
        ...undoProposalFile(file, reversion),
        decision: FieldValue.delete(),
        propuesta: FieldValue.delete(),
        participaron: participantsOf(request),
        vuelta,
      });
      if (undoing) {
        const id = `deshecha_${uid}_${undoing.number}`;
        const entry = caseAuditEntry(id, 'no-deshacer', uid, SYSTEM_AUTHOR, moment);
        transaction.create(db.doc(`auditoria/${entry.id}`), entry.data);
      }
      transaction.set(db.doc(`mail/${reconsiderationMailId(uid)}`), {
        to: applicant.email,
        message: reconsideringMail(brand, code)[language ?? DEFAULT_LANGUAGE],
        delivery: { state: 'PENDING' },
      });
    }
    also(transaction, isPossible);
  });
}
