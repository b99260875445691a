import { useCallback } from 'react';
import { useBackendDoor, useSession } from '../../../data/backend-door';
import type { StaffBackend } from '../../../data/staff-backend';
import { useRemote } from '../../../data/use-remote';

/** Opens what staff may ask of the backend; the function is stable. */
export function useStaff(): () => Promise<StaffBackend> {
  const door = useBackendDoor();
  return useCallback(async () => (await door.open()).staff(), [door]);
}

/** The uid of the member of staff who is signed in; nothing of the staff area shows to others. */
export function useMemberUid(): string {
  const session = useSession();
  return session.kind === 'staff' ? session.uid : '';
}

/** `useRemote` for what only staff may read; keep `read` stable. */
export function useStaffRemote<T>(read: (staff: StaffBackend) => Promise<T>) {
  return useRemote<T>(useCallback(async (backend) => read(await backend.staff()), [read]));
}
