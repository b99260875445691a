import type { preHydration as original } from '../../es/app/pre-hydration';
import type { Translation } from '../../translation';

export const preHydration: Translation<typeof original> = {
  offline:
    'You are offline. What you type or press is kept and goes through when you are back online.',
  failed: 'The page did not finish loading. Check your internet connection or your ad blocker.',
  again: 'Reload',
};
