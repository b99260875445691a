import type { staff as original } from '../es/staff';
import type { Translation } from '../translation';

export const staff: Translation<typeof original> = {
  title: 'Staff',
};
