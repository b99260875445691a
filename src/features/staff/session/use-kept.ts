import { useState } from 'react';
import { type KeptForm, keeperOf } from './kept';
import { useMember } from './use-member';

/**
 * `useState` for what a member types or chooses: the value is there again after another tab, the lock
 * and, as `KEPT` says, a reload. `about` tells apart what one form is for.
 */
export function useKept<T>(form: KeptForm, initial: T, about = '') {
  const { uid } = useMember();
  const keeper = keeperOf(form, uid, about, initial);
  const [value, setValue] = useState(keeper.read);
  function change(next: T) {
    keeper.write(next);
    setValue(() => next);
  }
  return [value, change] as const;
}
