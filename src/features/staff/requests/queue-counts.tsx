import { createContext, type ReactNode, useContext } from 'react';
import type { Remote } from '../../../data/remote';
import type { RequestCounts } from '../../../data/staff/requests';
import { useStaffRead } from '../session/use-staff';

interface QueueCounts {
  readonly remote: Remote<RequestCounts>;
  readonly reload: () => void;
}

const CountsContext = createContext<QueueCounts>({
  remote: { status: 'loading' },
  reload: () => {},
});

/** Reads the queue's counts once, for the navigation and for the tab. */
export function QueueCountsProvider({ children }: { readonly children: ReactNode }) {
  const counts = useStaffRead('requestCounts');
  return <CountsContext value={counts}>{children}</CountsContext>;
}

/** The queue's counts, and a function that reads them again. */
export function useQueueCounts(): QueueCounts {
  return useContext(CountsContext);
}
