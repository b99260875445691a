import { createContext, type ReactNode, useContext } from 'react';
import type { Remote } from '../../../data/remote';
import { useStaffRead } from '../session/use-staff';

interface OpenComplaints {
  readonly remote: Remote<number>;
  readonly reload: () => void;
}

const CountContext = createContext<OpenComplaints>({
  remote: { status: 'loading' },
  reload: () => {},
});

/** Counts the open complaints once, for the navigation and for the tab. */
export function OpenComplaintsProvider({ children }: { readonly children: ReactNode }) {
  const count = useStaffRead('countComplaints', 'open');
  return <CountContext value={count}>{children}</CountContext>;
}

/** The number of open complaints, and a function that counts them again. */
export function useOpenComplaints(): OpenComplaints {
  return useContext(CountContext);
}
