import type { faq as original } from '../es/faq';
import type { Translation } from '../translation';

export const faq: Translation<typeof original> = {
  title: 'faq',
};
