import type { home as original } from '../es/home';
import type { Translation } from '../translation';

export const home: Translation<typeof original> = {
  title: 'home',
};
