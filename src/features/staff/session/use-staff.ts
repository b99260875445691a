import { useCallback } from 'react';
import { useBackend } from '../../../data/backend-provider';
import type { StaffBackend } from '../../../data/staff/backend';
import { useRemote } from '../../../data/use-remote';

/** A function that loads the part of the backend for staff. Its identity never changes. */
export function useStaff(): () => Promise<StaffBackend> {
  const loadBackend = useBackend();
  return useCallback(async () => (await loadBackend()).staff(), [loadBackend]);
}

/** `useRemote` for data that only staff may read. Keep `read` stable with useCallback. */
export function useStaffRemote<T>(read: (staff: StaffBackend) => Promise<T>) {
  return useRemote<T>(useCallback(async (backend) => read(await backend.staff()), [read]));
}
