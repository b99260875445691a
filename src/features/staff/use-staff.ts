import { useCallback } from 'react';
import { useBackendDoor } from '../../data/backend-door';
import type { StaffBackend } from '../../data/staff-backend';
import { useRemote } from '../../data/use-remote';

/** Opens what staff may ask of the backend; the function is stable. */
export function useStaff(): () => Promise<StaffBackend> {
  const door = useBackendDoor();
  return useCallback(async () => (await door.open()).staff(), [door]);
}

/** `useRemote` for what only staff may read; keep `read` stable. */
export function useStaffRemote<T>(read: (staff: StaffBackend) => Promise<T>) {
  return useRemote<T>(useCallback(async (backend) => read(await backend.staff()), [read]));
}
