import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../data/new-id';
import { type ActState, useAct } from '../../../../data/react/use-act';
import { normalizeText } from '../../../../domain/fields/fields';
import {
  isViewNameTaken,
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../../domain/staff/shared-view';
import { useActFailure } from '../../parts/act-words';
import { useMember } from '../../session/use-member';
import { useStaffRead } from '../../session/use-staff';
import type { KeptView } from './kept-views';

const NONE: readonly SharedView[] = [];

/** The team's views of a list, and the actions on them; `note` says how the last one ended. */
export function useSharedViews(list: ViewedList) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const { remote, reload } = useStaffRead('sharedViews', list);
  // The views with the changes that this page made since it read them.
  const [changed, setChanged] = useState<readonly SharedView[]>();
  const sharing = useAct('shareView');
  const unsharing = useAct('unshareView');
  const acts = [sharing, unsharing] as const;
  const failureOf = useActFailure();
  // What a done act, or a name that is taken, is told with.
  const [words, setWords] = useState('');
  const views = changed ?? (remote.status === 'ready' ? remote.data : NONE);

  const isBusy = acts.some(({ state }) => state.kind === 'working');
  const failure = failureOf(sharing) ?? failureOf(unsharing);

  function clear() {
    for (const act of acts) act.clear();
    setWords('');
  }

  async function take(step: Promise<ActState>, next: readonly SharedView[], done: string) {
    if ((await step).kind === 'done') {
      setChanged(next);
      setWords(done);
      return;
    }
    // The list tells what is stored.
    setChanged(undefined);
    reload();
  }

  return {
    views,
    isRead: remote.status === 'ready',
    isFull: views.length >= MAX_SHARED_VIEWS,
    isBusy,
    failed: remote.status === 'failed',
    isReading: remote.status === 'loading',
    note: isBusy ? t('views.working') : (failure ?? words),
    reload,
    clear,
    async share({ name, settings }: KeptView) {
      if (isBusy) return;
      clear();
      if (isViewNameTaken(name, views)) return setWords(t('views.teamTaken', { name }));
      const id = newId();
      const step = sharing.run({ view: id, list, name, settings });
      const made = { id, list, name: normalizeText(name), settings, author: uid };
      await take(step, [...views, made], t('views.shared', { name }));
    },
    async unshare(view: SharedView) {
      if (isBusy) return;
      clear();
      const left = views.filter((one) => one !== view);
      await take(unsharing.run({ view: view.id }), left, t('views.unshared', { name: view.name }));
    },
  };
}
