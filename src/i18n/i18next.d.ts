import 'i18next';
import type { copy } from './es';
import type { staff } from './es/staff';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'copy';
    resources: { copy: typeof copy; staff: typeof staff };
  }
}
