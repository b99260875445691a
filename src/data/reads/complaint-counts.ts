import { lateBefore } from '../../domain/complaint/complaint';
import type { ComplaintFigures } from '../../domain/complaint/figures';
import { COMPLAINT_FIGURES, readClosedFigures } from '../../records/complaint-figures';
import { COMPLAINT_STATE } from '../../records/states';
import type { ComplaintState } from '../staff/complaints';
import type { Query, Reading } from '../store';

const STORED = {
  open: [COMPLAINT_STATE.open],
  closed: [COMPLAINT_STATE.closed, COMPLAINT_STATE.withdrawn],
};

/** The complaints in this state, in no order. */
export const inState = (state: ComplaintState): Query & Required<Pick<Query, 'where'>> => ({
  of: 'reclamos',
  where: state === 'all' ? [] : [['estado', 'in', STORED[state]]],
});

/** How many complaints are in this state. */
export const countComplaints = ({ store }: Reading, state: ComplaintState): Promise<number> =>
  store.count(inState(state));

/** The figures of Promedios: two counts and one read. */
export async function complaintFigures(context: Reading): Promise<ComplaintFigures> {
  const { store, clock } = context;
  const { of, where } = inState('open');
  const [open, overdue, closed] = await Promise.all([
    countComplaints(context, 'open'),
    store.count({ of, where: [...where, ['registro', '<', lateBefore(new Date(clock.now()))]] }),
    store.get(COMPLAINT_FIGURES),
  ]);
  return { open, overdue, ...readClosedFigures(closed) };
}
