import type { preHydration as original } from '../es/pre-hydration';
import type { Translation } from '../translation';

export const preHydration: Translation<typeof original> = {
  offline:
    'There is no connection. What you type and press stays here, and goes on when it is back.',
  failed: 'The page did not finish loading. Check your internet.',
  again: 'Load again',
};
