import { collection, getCount, query, where } from 'firebase/firestore/lite';
import { COMPLAINT_STATE } from '../../../../records/states';
import type { ComplaintState } from '../../../staff/complaints';
import type { StaffContext } from '../../context';

const STORED = {
  open: [COMPLAINT_STATE.open],
  closed: [COMPLAINT_STATE.closed, COMPLAINT_STATE.withdrawn],
};

/** The complaints in this state, in no order. */
export function inState({ db }: Pick<StaffContext, 'db'>, state: ComplaintState) {
  return query(
    collection(db, 'reclamos'),
    ...(state === 'all' ? [] : [where('estado', 'in', STORED[state])]),
  );
}

/** How many complaints are in this state. */
export async function countComplaints(
  context: StaffContext,
  state: ComplaintState,
): Promise<number> {
  const count = await context.caller.read(() => getCount(inState(context, state)));
  return count.data().count;
}
