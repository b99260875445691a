import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../data/errors';
import type { StaffBackend } from '../../../data/staff/backend';
import {
  isViewNameTaken,
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../domain/staff/shared-view';
import { useStaff, useStaffRemote } from '../tab/use-staff';
import type { KeptView } from './kept-views';

const NONE: readonly SharedView[] = [];

/** The team's views of a list, and the actions on them; `note` says how the last one ended. */
export function useSharedViews(list: ViewedList) {
  const { t } = useTranslation('staff');
  const staff = useStaff();
  const { remote, reload } = useStaffRemote(
    useCallback((backend: StaffBackend) => backend.sharedViews(list), [list]),
  );
  // The views with the changes that this page made since it read them.
  const [changed, setChanged] = useState<readonly SharedView[]>();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const views = changed ?? (remote.status === 'ready' ? remote.data : NONE);

  async function run(act: (backend: StaffBackend) => Promise<string>, onConflict: string) {
    if (isBusy) return;
    setBusy(true);
    setNote(t('views.working'));
    try {
      setNote(await act(await staff()));
    } catch (error) {
      const code = errorCode(error);
      setNote(code === 'conflict' ? onConflict : t(`failures.${code}`));
      // The list tells what is stored.
      setChanged(undefined);
      reload();
    }
    setBusy(false);
  }

  return {
    views,
    isRead: remote.status === 'ready',
    isFull: views.length >= MAX_SHARED_VIEWS,
    isBusy,
    failed: remote.status === 'failed',
    isReading: remote.status === 'loading',
    note,
    reload,
    clear: () => setNote(''),
    async share({ name, settings }: KeptView) {
      if (isViewNameTaken(name, views)) return setNote(t('views.teamTaken', { name }));
      await run(async (backend) => {
        const made = await backend.shareView({ list, name, settings });
        setChanged([...views, made]);
        return t('views.shared', { name });
      }, t('views.shareConflict'));
    },
    async unshare(view: SharedView) {
      await run(async (backend) => {
        await backend.unshareView(view);
        setChanged(views.filter((one) => one !== view));
        return t('views.unshared', { name: view.name });
      }, t('views.unshareConflict'));
    },
  };
}
