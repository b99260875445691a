import 'i18next';
import type { copy } from './es';
import type { staff } from './es/staff';
import type { staffParts } from './es/staff/parts';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** The first is that of keys without a namespace. */
    defaultNS: [
      'shell',
      'accounts',
      'calculator',
      'complaint',
      'cosmeticTypes',
      'cosmetics',
      'errors',
      'failures',
      'faq',
      'home',
      'loan',
      'meta',
      'myData',
      'responseTime',
      'petition',
      'privacy',
      'proof',
      'proofMarks',
      'proofPanel',
      'rates',
      'refusals',
      'request',
      'retention',
      'signUp',
      'staffInvitation',
      'staffSignIn',
      'status',
      'unsubscribe',
    ];
    resources: typeof copy & { staff: typeof staff & typeof staffParts };
  }
}
