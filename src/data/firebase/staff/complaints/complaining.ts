// Listing and answering complaints: one file, loaded with the tab.
import { doc, getDoc, orderBy, query, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import type { Complaint } from '../../../../domain/complaint/complaint';
import { normalizeText } from '../../../../domain/fields/fields';
import { complaintAnswerMail } from '../../../../domain/mail/complaint-mails';
import {
  complaintAnswerId,
  complaintAnswerRecord,
  complaintReceiptId,
  complaintWithdrawalId,
  readComplaint,
} from '../../../../records/complaint/complaint';
import { caseAuditEntry } from '../../../../records/staff/audit';
import { BackendError, errorCode } from '../../../errors';
import type { ComplaintMails, ComplaintState } from '../../../staff/complaints';
import type { Listed, Page } from '../../../staff/lists';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { pageOfQuery, readRow } from '../lists/paging';
import { isTakenByOther } from '../requests/claims';
import { mailStatus } from '../requests/mails';
import { inState } from './count';

/** A page of complaints; see StaffBackend.pageComplaints. */
export function pageComplaints(
  context: StaffContext,
  state: ComplaintState,
  size: number,
  after: unknown,
): Promise<Page<Listed<Complaint>>> {
  const ordered = query(
    inState(context, state),
    orderBy('registro', state === 'open' ? 'asc' : 'desc'),
  );
  return pageOfQuery(context.caller, ordered, size, after, readComplaint);
}

/** The complaint with this number; see StaffBackend.findComplaint. */
export async function findComplaint(
  { db, caller }: StaffContext,
  number: string,
): Promise<Listed<Complaint> | undefined> {
  const data = (await caller.read(() => getDoc(doc(db, 'reclamos', number)))).data();
  return data && readRow(readComplaint, number, data);
}

/** The mails about a complaint, with their delivery. */
export async function complaintMails(
  context: StaffContext,
  { number, receivedAt, answer, withdrawnAt }: Complaint,
): Promise<ComplaintMails> {
  const [received, answered, withdrawn] = await Promise.all([
    mailStatus(context, complaintReceiptId(number), receivedAt),
    answer && mailStatus(context, complaintAnswerId(number), answer.answeredAt),
    withdrawnAt && mailStatus(context, complaintWithdrawalId(number), withdrawnAt),
  ]);
  return { received, answered, withdrawn };
}

/** Answers a complaint once; see StaffBackend.answerComplaint. */
export async function answerComplaint(
  context: StaffContext,
  complaint: Complaint,
  typed: string,
  upheld: boolean,
): Promise<Complaint> {
  const { db, bank, caller, clock } = context;
  const { number, email, language } = complaint;
  const author = context.author();
  const text = normalizeText(typed);
  try {
    return await writeOnce<Complaint>(caller, {
      async write() {
        const batch = writeBatch(db);
        const now = serverTimestamp();
        batch.update(doc(db, 'reclamos', number), complaintAnswerRecord(text, upheld, now));
        batch.set(doc(db, 'mail', complaintAnswerId(number)), {
          to: email,
          message: { ...complaintAnswerMail(bank, number, upheld)[language] },
        });
        const entry = caseAuditEntry(`reclamo_${number}`, 'responder', number, author, now);
        batch.set(doc(db, 'auditoria', entry.id), entry.data);
        await batch.commit();
        return { ...complaint, answer: { text, upheld, answeredAt: new Date(clock.now()) } };
      },
      async readBack(): Promise<WriteOutcome<Complaint>> {
        const data = (await getDoc(doc(db, 'reclamos', number))).data();
        const stored = data && readComplaint(number, data);
        if (stored?.withdrawnAt) return { kind: 'refused', code: 'conflict' };
        if (!stored?.answer) return { kind: 'missing' };
        const entry = (await getDoc(doc(db, 'auditoria', `reclamo_${number}`))).data();
        return entry?.autor === author && stored.answer.text === text
          ? { kind: 'stored', value: stored }
          : { kind: 'refused', code: 'conflict' };
      },
    });
  } catch (error) {
    if (errorCode(error) !== 'denied' || !(await isTakenByOther(context, [number]))) throw error;
    throw new BackendError('conflict', { cause: error });
  }
}
