import type { signUp as original } from '../es/sign-up';
import type { Translation } from '../translation';

export const signUp: Translation<typeof original> = {
  title: 'signUp',
};
