import type { staff as original } from '../../es/staff';
import type { Translation } from '../../translation';
import { failures } from '../failures';
import { values } from './values';

/** The copy of the staff area. */
export const staff: Translation<typeof original> = {
  nav: {
    label: 'Staff',
    account: 'Your account',
    roles: {
      reader: 'viewer',
      analyst: 'analyst',
      reviewer: 'reviewer',
      admin: 'administrator',
    },
    signOut: 'Sign out',
    pending_one: '{{number}} pending',
    pending_other: '{{number}} pending',
    open_one: '{{number}} open',
    open_other: '{{number}} open',
  },
  place: 'Days and hours are those of Santo Domingo.',
  loading: 'Loading…',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  search: 'Search',
  more: 'Show more',
  you: 'You, {{name}}',
  undo: 'Undo',
  saving: 'Saving…',
  game: 'Game',
  notRecorded: 'Not recorded',
  somebody: 'a staff member',
  unreadable: 'Cannot be read: {{path}}',
  sort: { by: 'Sort by', ascending: '{{column}}, ascending', descending: '{{column}}, descending' },
  idle: {
    warning: 'Nobody is using this page. It locks in one minute.',
    stay: 'Stay here',
  },
  failures: {
    ...failures,
    denied: 'Your account does not have permission to do this. Ask for your access to be checked.',
    timeout: 'The server took too long to answer. Try again.',
    busy: 'The server is busy. Wait a minute and try again.',
    portal:
      'Another page answered instead of the server. If your Wi-Fi asks you to sign in, do so and try again.',
    'no-account': 'Google gives no more visitor accounts for now. Try again in an hour.',
    outdated: 'There is a new version of this page. Reload it.',
    blocked:
      'The site answers, but a part of this page did not arrive. An ad blocker may have stopped it: turn it off on this site and try again.',
    'not-a-visitor': 'Only visitors can do this. Sign out and try again.',
    expired: 'Your session has ended. Sign in again.',
    limit: 'You have reached the limit. Try again later.',
    'rates-changed': 'The rates have changed meanwhile. Reload the page.',
    unknown: 'Something went wrong on our side. Try again.',
  },
  values,
};
