import { createContext, type ReactNode, useContext } from 'react';
import { bankNow } from '../../../browser/bank-clock';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { RequestCounts } from '../../../data/staff/requests';
import { useStaffRemote } from '../session/use-staff';

interface QueueCounts {
  readonly remote: Remote<RequestCounts>;
  readonly reload: () => void;
}

const CountsContext = createContext<QueueCounts>({
  remote: { status: 'loading' },
  reload: () => {},
});

const readCounts = (staff: StaffBackend) => staff.requestCounts(bankNow());

/** Reads the queue's counts once, for the navigation and for the tab. */
export function QueueCountsProvider({ children }: { readonly children: ReactNode }) {
  const counts = useStaffRemote(readCounts);
  return <CountsContext value={counts}>{children}</CountsContext>;
}

/** The queue's counts, and a function that reads them again. */
export function useQueueCounts(): QueueCounts {
  return useContext(CountsContext);
}
