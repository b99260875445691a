import { doc, getCount, getDoc, query, Timestamp, where } from 'firebase/firestore/lite';
import { lateBefore } from '../../../../domain/complaint/complaint';
import type { ComplaintFigures } from '../../../../domain/complaint/figures';
import { COMPLAINT_FIGURES, readClosedFigures } from '../../../../records/complaint-figures';
import type { StaffContext } from '../../context';
import { countComplaints, inState } from './count';

/** The figures of Promedios; see StaffBackend.complaintFigures. */
export async function complaintFigures(
  context: StaffContext,
  now: Date,
): Promise<ComplaintFigures> {
  const { db, caller } = context;
  const due = Timestamp.fromDate(lateBefore(now));
  const late = query(inState(context, 'open'), where('registro', '<', due));
  const [open, overdue, closed] = await Promise.all([
    countComplaints(context, 'open'),
    caller.read(() => getCount(late)),
    caller.read(() => getDoc(doc(db, COMPLAINT_FIGURES))),
  ]);
  return { open, overdue: overdue.data().count, ...readClosedFigures(closed.data()) };
}
