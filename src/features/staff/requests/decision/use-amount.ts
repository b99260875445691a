import type { StaffBackend } from '../../../../data/staff/backend';
import { confirmationAt } from '../../../../domain/bank-settings';
import { useNow } from '../../../../ui/use-now';
import { useStaffRemote } from '../../tab/use-staff';
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
