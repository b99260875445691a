import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { readStaffNames } from './staff-names';
import { useStaffRemote } from './use-staff';

/** Names members of staff by uid, once they are read; somebody unknown gets a word that says so. */
export function useNames(uids: readonly string[]): (uid: string) => string {
  const { t } = useTranslation('staff');
  const key = [...new Set(uids)].sort().join(' ');
  const read = useCallback(
    (staff: StaffBackend) => readStaffNames(staff, key === '' ? [] : key.split(' ')),
    [key],
  );
  const { remote } = useStaffRemote(read);
  return (uid) => {
    const name = remote.status === 'ready' ? remote.data.get(uid) : undefined;
    return name ?? (remote.status === 'loading' ? '…' : t('somebody'));
  };
}
