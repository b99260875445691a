import { useCallback, useEffect } from 'react';
import { seenReads } from '../../../browser/seen-reads';
import { useBackend } from '../../../data/backend-provider';
import type { Remote } from '../../../data/remote';
import type { AskedOfRead, Found, StaffBackend, StaffReadName } from '../../../data/staff/backend';
import { useRemote } from '../../../data/use-remote';

/** A function that loads the part of the backend for staff. Its identity never changes. */
export function useStaff(): () => Promise<StaffBackend> {
  const loadBackend = useBackend();
  return useCallback(async () => (await loadBackend()).staff(), [loadBackend]);
}

/**
 * `useRemote` for what several reads make together, and for what a form begins with, which must be as
 * it is stored now. Keep `read` stable with useCallback.
 */
export function useStaffRemote<T>(read: (staff: StaffBackend) => Promise<T>) {
  return useRemote<T>(useCallback(async (backend) => read(await backend.staff()), [read]));
}

/**
 * A read of staff, again whenever what it is asked with changes. What this session saw of it before is shown
 * until the answer comes.
 */
export function useStaffRead<Name extends StaffReadName>(
  name: Name,
  ...asked: AskedOfRead<Name>
): { readonly remote: Remote<Found<Name>>; readonly reload: () => void } {
  const key = JSON.stringify([name, ...asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  const read = useCallback((staff: StaffBackend) => staff.read(name, ...asked), [key]);
  const { remote, reload } = useStaffRemote(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the key it comes with
  useEffect(() => {
    if (remote.status === 'ready') seenReads.set(key, remote.data);
  }, [remote]);
  const seen = seenReads.get(key) as Found<Name> | undefined;
  return {
    remote:
      remote.status === 'loading' && seen !== undefined ? { status: 'ready', data: seen } : remote,
    reload,
  };
}
