import type { Remote } from '../../../../data/remote';
import type { StaffBackend } from '../../../../data/staff/backend';
import { type Lending, lendingAt } from '../../../../domain/loan/lending';
import { useNow } from '../../../../ui/page/use-now';
import { useStaffRemote } from '../../session/use-staff';

async function readLending(staff: StaffBackend) {
  const [confirmation, conditions] = await Promise.all([
    staff.read('confirmationAmount'),
    staff.read('loanConditions'),
  ]);
  return { confirmation, conditions };
}

/** What the amount and the signatures of an approval follow from at this moment. */
export interface KnownLending {
  readonly status: Remote<unknown>['status'];
  /** Undefined until it is read. */
  readonly settings: Lending | undefined;
  readonly reload: () => void;
}

/** Reads what approvals follow from. */
export function useLending(): KnownLending {
  const { remote, reload } = useStaffRemote(readLending);
  const now = useNow();
  const settings = remote.status === 'ready' ? lendingAt(remote.data, now) : undefined;
  return { status: remote.status, settings, reload };
}
