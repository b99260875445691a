import type { Complaint } from '../../domain/complaint/complaint';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
  readComplaint,
} from '../../records/complaint';
import type { ComplaintMails, ComplaintState } from '../staff/complaints';
import type { Listed, Page } from '../staff/lists';
import type { Query, Reading } from '../store';
import { inState } from './complaint-counts';
import { pageOfQuery, readRow } from './lists';
import { mailStatus } from './mails';

/** A page of complaints: open ones by their deadline, the others newest first. */
export function pageComplaints(
  { store }: Reading,
  state: ComplaintState,
  size: number,
  after?: unknown,
): Promise<Page<Listed<Complaint>>> {
  const ordered: Query = {
    ...inState(state),
    order: [['registro', state === 'open' ? 'asc' : 'desc']],
  };
  return pageOfQuery(store, ordered, size, after, readComplaint);
}

/** The complaint with this number, undefined if there is none. */
export async function findComplaint(
  { store }: Reading,
  number: string,
): Promise<Listed<Complaint> | undefined> {
  const data = await store.get(`reclamos/${number}`);
  return data && readRow(readComplaint, number, data);
}

/** The mails about a complaint, with their delivery. */
export async function complaintMails(
  context: Reading,
  { number, receivedAt, answer, withdrawnAt }: Complaint,
): Promise<ComplaintMails> {
  const [received, answered, withdrawn] = await Promise.all([
    mailStatus(context, complaintReceiptId(number), receivedAt),
    answer && mailStatus(context, complaintAnswerId(number), answer.answeredAt),
    withdrawnAt && mailStatus(context, complaintWithdrawalId(number), withdrawnAt),
  ]);
  return { received, answered, withdrawn };
}
