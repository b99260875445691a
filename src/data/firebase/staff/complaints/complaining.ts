// Listing complaints: one file, loaded with the tab.
import { doc, getDoc, orderBy, query } from 'firebase/firestore/lite';
import type { Complaint } from '../../../../domain/complaint/complaint';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
  readComplaint,
} from '../../../../records/complaint';
import type { ComplaintMails, ComplaintState } from '../../../staff/complaints';
import type { Listed, Page } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { pageOfQuery, readRow } from '../lists/paging';
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
