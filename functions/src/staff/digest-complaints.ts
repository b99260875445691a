import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import {
  COMPLAINT_DAYS,
  complaintClock,
  lateBefore,
} from '../../../src/domain/complaint/complaint.ts';
import type { ComplaintState, UrgentComplaint } from '../../../src/domain/mail/digest-mail.ts';
import { DAY_MS } from '../../../src/domain/time.ts';
import { COMPLAINT_STATE } from '../../../src/records/states.ts';

/** How many complaints a digest lists, and from how many days left on. */
const MOST_URGENT = 5;
const SOON_DAYS = 3;

/** Complaints received before the returned moment are late by `moment`. */
const lateBy = (moment: number) => Timestamp.fromDate(lateBefore(new Date(moment)));

function urgentComplaint(complaint: QueryDocumentSnapshot, now: number): UrgentComplaint {
  const receivedAt = (complaint.get('registro') as Timestamp).toDate();
  const { days, late } = complaintClock({ receivedAt, days: COMPLAINT_DAYS }, new Date(now));
  const link = `${brand.siteUrl}${paths.staff}?tab=reclamos&reclamo=${complaint.id}`;
  return { number: complaint.id, link, days, late };
}

/** The complaints that wait for the bank. */
interface Complaints {
  readonly complaints: ComplaintState;
  /** Those with three days left or fewer, the most urgent first, at most five. */
  readonly urgentComplaints: readonly UrgentComplaint[];
  /** How many have become overdue after `since`. */
  readonly late: number;
}

/** The state of complaints: three counts and at most five reads. Times in milliseconds. */
export async function readComplaints(
  db: Firestore,
  now: number,
  since: number,
): Promise<Complaints> {
  const open = db.collection('reclamos').where('estado', '==', COMPLAINT_STATE.open);
  const overdue = open.where('registro', '<', lateBy(now));
  const counted = [open, overdue, overdue.where('registro', '>=', lateBy(since))];
  const [urgent, ...counts] = await Promise.all([
    open
      .where('registro', '<', lateBy(now + (SOON_DAYS + 1) * DAY_MS))
      .orderBy('registro')
      .select('registro')
      .limit(MOST_URGENT)
      .get(),
    ...counted.map(async (query) => (await query.count().get()).data().count),
  ]);
  const [all = 0, late = 0, fresh = 0] = counts;
  return {
    complaints: { open: all, overdue: late },
    urgentComplaints: urgent.docs.map((complaint) => urgentComplaint(complaint, now)),
    late: fresh,
  };
}
