import type { rates as original } from '../es/rates';
import type { Translation } from '../translation';

export const rates: Translation<typeof original> = {
  changed: 'The rates have changed. Estimate again.',
  changedAt: 'The rates changed {{moment}}. Estimate again.',
  today_one: 'at {{time}}',
  today_other: 'at {{time}}',
  earlier_one: 'on {{date}} at {{time}}',
  earlier_other: 'on {{date}} at {{time}}',
  offlineSeen: 'You are offline: we are using the rates seen {{moment}}.',
  offlineNever:
    'You are offline: we are using the rates that came with this page, version {{version}}.',
  unreadSeen: 'We could not read the bank’s rates: we are using those seen {{moment}}.',
  unreadNever:
    'We could not read the bank’s rates: we are using those that came with this page, version {{version}}.',
  retry: 'Read the rates again',
  since: 'In force since {{date}}, {{time}}',
  whatChanged: 'What changed since version {{version}}',
  noChange: 'No rate changed.',
  changesLoading: 'Looking for the version before…',
  changesFailed: 'We could not read the version before.',
  option: '{{label}}, {{option}}',
};
