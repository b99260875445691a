import { useCallback, useState } from 'react';
import type { Remote } from '../../../../data/remote';
import type { StaffBackend } from '../../../../data/staff/backend';
import { isUnreadable, readableRows } from '../../../../data/staff/lists';
import { isDuplicate, isSameMailbox } from '../../../../domain/acts/duplicates';
import { isSamePerson } from '../../../../domain/request/keys';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { useStaffRemote } from '../../session/use-staff';

/** The requests of one person: the shown one, and those with a key of its document. */
export interface CaseRequests {
  /** Oldest first; none until they are known. */
  readonly all: readonly LoanRequest[];
  /** Those of others that have its e-mail or its account alone. */
  readonly sharing: readonly LoanRequest[];
  readonly unreadable: readonly string[];
}

const NONE: CaseRequests = { all: [], sharing: [], unreadable: [] };

const byAge = (a: LoanRequest, b: LoanRequest) => a.receivedAt.getTime() - b.receivedAt.getTime();

/** The open requests that a decision may close with the shown one, and the member's choice of them. */
export function useDuplicates(request: LoanRequest, { all }: CaseRequests) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const found = isOpen(request.status) ? all.filter((one) => isDuplicate(one, request)) : [];
  const isTicked = (one: LoanRequest) => isSameMailbox(one, request) !== changed.has(one.id);
  return {
    found,
    isTicked,
    chosen: found.filter(isTicked),
    toggle: ({ id }: LoanRequest) =>
      setChanged((before) =>
        before.has(id)
          ? new Set([...before].filter((other) => other !== id))
          : new Set([...before, id]),
      ),
  };
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
      const { request, others } = await staff.read('findDuplicates', first);
      const readable = readableRows(others);
      const unreadable = others.filter(isUnreadable).map(({ id }) => id);
      const isTheirs = (one: LoanRequest) => isSamePerson(one, request);
      return {
        all: [request, ...readable.filter(isTheirs)].sort(byAge),
        sharing: readable.filter((one) => !isTheirs(one)).sort(byAge),
        unreadable,
      };
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
      sharing: isKnown ? known.sharing : [],
      unreadable: isKnown ? known.unreadable : [],
    },
    remote: isKnown ? remote : { status: 'loading' },
    reload,
    replace: (changed) => setChanges((before) => new Map([...before, [changed.id, changed]])),
  };
}
