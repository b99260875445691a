import { useCallback, useRef, useState } from 'react';
import type { Listed } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { usePolling } from '../../parts/use-polling';
import { useStaff } from '../../session/use-staff';

/** The changes that colleagues and visitors make while the page is open. */
export interface RequestFeed {
  /** The requests that the last look found changed; another list for each look that found any. */
  readonly changed: readonly Listed<LoanRequest>[];
  /** The moment from which on changes are known; undefined until the first look. */
  readonly begun: Date | undefined;
  /** Whether the last look failed. */
  readonly isLate: boolean;
  /** Notes a change by this member, so that a look under way, which predates it, is dropped. */
  readonly noteOwn: () => void;
}

const NOTHING: readonly Listed<LoanRequest>[] = [];

/** Checks every few seconds which requests have changed, while the page is visible. */
export function useRequestChanges(): RequestFeed {
  const staff = useStaff();
  const [changed, setChanged] = useState(NOTHING);
  const [begun, setBegun] = useState<Date>();
  const [isLate, setLate] = useState(false);
  const next = useRef<unknown>(undefined);
  const isLooking = useRef(false);
  const own = useRef(0);

  const look = useCallback(async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    const before = own.current;
    try {
      const found = await (await staff()).read('requestChanges', next.current);
      setLate(false);
      // The next look sees the same changes again, and this member's own.
      if (before !== own.current) return;
      next.current = found.next;
      setBegun((known) => known ?? found.until);
      if (found.changed.length > 0) setChanged(found.changed);
    } catch {
      setLate(true);
    } finally {
      isLooking.current = false;
    }
  }, [staff]);
  usePolling(useCallback(() => void look(), [look]));

  return { changed, begun, isLate, noteOwn: useCallback(() => void own.current++, []) };
}
