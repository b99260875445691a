import { useCallback, useRef } from 'react';
import type { Remote } from '../../../../data/remote';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { Listed } from '../../../../data/staff/lists';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useStaffRemote } from '../../session/use-staff';

/** A request that was opened; undefined if there is none with this id. */
type Opened = Listed<LoanRequest> | undefined;

/**
 * Opens a request; the audit records it before anything is shown. `row` is the request if the list
 * has it; otherwise it is read by its id.
 */
export function useOpening(id: string, row: Opened) {
  // The row at the time of opening: later changes of the list do not reopen it.
  const listed = useRef<Opened>(row);
  if (listed.current?.id !== id) listed.current = row?.id === id ? row : undefined;
  const read = useCallback(
    async (staff: StaffBackend) => {
      if (!(await staff.noteOpening(id))) return { id, opened: undefined };
      return { id, opened: listed.current ?? (await staff.read('findRequest', id)) };
    },
    [id],
  );
  const { remote, reload } = useStaffRemote(read);
  const isOther = remote.status === 'ready' && remote.data.id !== id;
  const opening: Remote<Opened> = isOther
    ? { status: 'loading' }
    : remote.status === 'ready'
      ? { status: 'ready', data: remote.data.opened }
      : remote;
  return { opening, reload };
}
