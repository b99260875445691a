import type { StaffBackend } from '../../../../data/staff/backend';
import { confirmationAt } from '../../../../domain/bank-settings';
import { useStaffRemote } from '../../tab/use-staff';
import { useNow } from '../use-now';
import type { AmountRemote } from './approval';

const readAmount = (staff: StaffBackend) => staff.confirmationAmount();

/** The greatest value that one person approves at this moment. */
export function useAmount(): AmountRemote {
  const { remote } = useStaffRemote(readAmount);
  const now = useNow();
  return remote.status === 'ready'
    ? { status: 'ready', data: confirmationAt(remote.data, now) }
    : remote;
}
