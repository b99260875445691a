import type { rates as original } from '../es/rates';
import type { Translation } from '../translation';

export const rates: Translation<typeof original> = {
  changed: 'The rates have changed. Estimate again.',
  changedAt: 'The rates changed {{moment}}. Estimate again.',
  earlier: 'on {{date}} {{time}}',
  offlineSeen: 'You are offline: we are using the rates seen {{moment}}.',
  offlineNever:
    'You are offline: we are using the rates that came with this page, version {{version}}.',
  unreadSeen: 'We could not read the bank’s rates: we are using those seen {{moment}}.',
  unreadNever:
    'We could not read the bank’s rates: we are using those that came with this page, version {{version}}.',
  retry: 'Read the rates again',
  since: 'In force since {{moment}}',
  whatChanged: 'What changed since version {{version}}',
  noChange: 'No rate changed.',
  changesLoading: 'Looking for the version before…',
  changesFailed: 'We could not read the version before.',
  option: '{{label}}, {{option}}',
};
