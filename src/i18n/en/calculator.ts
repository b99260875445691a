import type { calculator as original } from '../es/calculator';
import type { Translation } from '../translation';

export const calculator: Translation<typeof original> = {
  title: 'calculator',
};
