import { useEffect, useState } from 'react';
import type { ViewedList } from '../../../../domain/staff/shared-view';
import { useMember } from '../../session/use-member';
import { type KeptView, readViews, writeViews } from './kept-views';

/** A view that was just removed, and its place. */
interface Removed {
  readonly view: KeptView;
  readonly place: number;
}

/** The signed-in member's views of a list, and the actions on them. */
export function useKeptViews(list: ViewedList) {
  const { uid } = useMember();
  const [views, setViews] = useState(() => readViews(list, uid));
  const [removed, setRemoved] = useState<Removed>();
  const [isStored, setStored] = useState(true);

  useEffect(() => {
    // Another tab changed them.
    const readAgain = () => setViews(readViews(list, uid));
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [list, uid]);

  function change(next: (views: readonly KeptView[]) => readonly KeptView[]) {
    const changed = next(readViews(list, uid));
    setStored(writeViews(list, uid, changed));
    setViews(changed);
  }

  return {
    views,
    removed: removed?.view,
    isStored,
    add(view: KeptView) {
      setRemoved(undefined);
      change((kept) => [...kept, view]);
    },
    rename({ name }: KeptView, newName: string) {
      setRemoved(undefined);
      change((kept) => kept.map((one) => (one.name === name ? { ...one, name: newName } : one)));
    },
    remove(view: KeptView) {
      setRemoved({ view, place: views.indexOf(view) });
      change((kept) => kept.filter(({ name }) => name !== view.name));
    },
    /** Restores the removed view in its place. */
    undo() {
      if (!removed) return;
      setRemoved(undefined);
      const { view, place } = removed;
      change((kept) => [...kept.slice(0, place), view, ...kept.slice(place)]);
    },
  };
}
