import type { subscribers as original } from '../../es/staff/subscribers';
import type { Translation } from '../../translation';

export const subscribers: Translation<typeof original> = {
  title: 'Subscribers',
  total_one: 'person',
  total_other: 'people',
  list: 'Subscribers',
  searchHint: 'E-mail, name or last name',
  columns: { email: 'E-mail', name: 'Name', lastName: 'Last name', registeredAt: 'Registered' },
  consent: { version: 'Consent', language: 'Language', acceptedAt: 'Agreed on' },
  shown: '1 to {{shown}} of {{total}}',
  shownOnly: '{{shown}} shown',
  unreadable: 'This record cannot be read: one of its fields is missing or wrong.',
  empty: 'Nobody is on the list yet.',
  emptySearch: 'Nobody matches “{{search}}”.',
  clear: 'Clear the search',
  export: 'Download',
  sheet: '{{product}} e-mails',
};
