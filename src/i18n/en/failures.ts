import type { failures as original } from '../es/failures';
import type { Translation } from '../translation';

export const failures: Translation<typeof original> = {
  toCorrect_one: 'There is {{count}} field to correct.',
  toCorrect_other: 'There are {{count}} fields to correct.',
  denied:
    'The bank did not accept this, and nothing was stored. Check your details and try again. If it happens again, call {{phone}}, option {{option}}.',
  'not-connected': 'You are offline and nothing was sent. Try again once you are back online.',
  offline: 'You are offline. Check your internet connection and try again.',
  timeout: 'The bank took too long to answer. Try again.',
  busy: 'The service is very busy right now. Wait a minute and try again.',
  'no-account':
    'Many new visits came from your connection in a short time, so nothing was sent. Try again in an hour, or right away on another connection, such as mobile data.',
  portal:
    'Another page answered instead of the bank. If your Wi-Fi asks you to sign in, do so and try again.',
  conflict: 'It is no longer as you see it. Look at how it is now and try again.',
  'bad-credentials': 'Wrong user or password',
  'weak-password':
    'Your password no longer meets the bank’s rules. Ask whoever manages the staff accounts for a new one.',
  'not-a-visitor':
    'A staff account is signed in on this browser. Sign out to send this as a visitor.',
  signOutAndSend: 'Sign out and send',
  kept: 'What you typed is still here.',
  expired: 'Your session has ended. Try again.',
  limit: 'You have reached the maximum number of sign-ups. Try again later.',
  'rates-changed':
    'The rates have changed since you estimated. Estimate again and send the new value.',
  outdated:
    'There is a new version of this page, and the earlier one can no longer send. Reload it: what you typed is not lost.',
  blocked:
    'The site answers, but a part of this page did not arrive. An ad blocker may have stopped it: turn it off on this site and try again. If it happens again, call {{phone}}, option {{option}}.',
  unknown: 'Something went wrong on our side. Try again or call us.',
};
