import type { status as original } from '../es/status';
import type { Translation } from '../translation';

export const status: Translation<typeof original> = {
  title: 'status',
};
