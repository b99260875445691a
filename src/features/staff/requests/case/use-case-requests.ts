import { useCallback, useState } from 'react';
import type { Remote } from '../../../../data/remote';
import type { StaffBackend } from '../../../../data/staff/backend';
import { type Listed, readableRows } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { useStaffRemote } from '../../tab/use-staff';

/** The requests of one person: the shown one, and those with its cedula or e-mail. */
export interface CaseRequests {
  /** Oldest first; undefined until they are known. */
  readonly all: readonly LoanRequest[];
  readonly unreadable: readonly string[];
}

const NONE: CaseRequests = { all: [], unreadable: [] };

const byAge = (a: LoanRequest, b: LoanRequest) => a.receivedAt.getTime() - b.receivedAt.getTime();

/** The other requests of the same person that can still be decided. */
export function openRepeats({ all }: CaseRequests, id: string): readonly LoanRequest[] {
  return all.filter((other) => other.id !== id && isOpen(other.status));
}

/** Reads the case of a request, and keeps it up to date. */
export function useCaseRequests(request: LoanRequest | undefined): {
  readonly found: CaseRequests;
  readonly remote: Remote<unknown>;
  readonly reload: () => void;
  readonly replace: (changed: LoanRequest) => void;
} {
  const [first, setFirst] = useState(request);
  if (request && request.id !== first?.id) setFirst(request);
  const [changes, setChanges] = useState<ReadonlyMap<string, LoanRequest>>(new Map());
  const read = useCallback(
    async (staff: StaffBackend): Promise<CaseRequests> => {
      if (!first) return NONE;
      const { request, cedula, email } = await staff.findRepeats(first);
      const others = new Map<string, Listed<LoanRequest>>(
        [...cedula, ...email].map((other) => [other.id, other]),
      );
      const readable = readableRows([...others.values()]);
      const unreadable = [...others.keys()].filter((id) => !readable.some((one) => one.id === id));
      return { all: [request, ...readable].sort(byAge), unreadable };
    },
    [first],
  );
  const { remote, reload } = useStaffRemote(read);
  const known = remote.status === 'ready' ? remote.data : NONE;
  const isKnown = first === undefined || known.all.some(({ id }) => id === first.id);
  const all = isKnown ? known.all : first ? [first] : [];
  return {
    found: {
      all: all.map((one) => changes.get(one.id) ?? one),
      unreadable: isKnown ? known.unreadable : [],
    },
    remote: isKnown ? remote : { status: 'loading' },
    reload,
    replace: (changed) => setChanges((before) => new Map([...before, [changed.id, changed]])),
  };
}
