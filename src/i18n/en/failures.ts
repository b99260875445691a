import type { failures as original } from '../es/failures';
import type { Translation } from '../translation';

export const failures: Translation<typeof original> = {
  denied: 'The bank did not accept this. Call {{phone}}, option {{option}}.',
  offline: 'There is no connection. Check your internet and try again.',
  timeout: 'The bank took too long to answer. Try again.',
  busy: 'Demand is high right now. Wait a minute and try again.',
  portal:
    'A page that is not the bank’s answered. If this Wi-Fi asks you to sign in, do so and try again.',
  conflict: 'Somebody changed it first. Check what is new and try again.',
  'bad-credentials': 'Wrong user or password',
  'weak-password':
    'Your password no longer meets the bank’s rules. Ask whoever manages the staff accounts for a new one.',
  'not-a-visitor':
    'A staff account is signed in on this browser. Sign out to send this as a visitor.',
  signOutAndSend: 'Sign out and send',
  expired: 'Your session has ended. Try again.',
  limit: 'You have reached the most sign-ups. Try again later.',
  'address-limit':
    'Most likely several e-mails already went to this address today: the bank sends at most three a day. Try again tomorrow, use another e-mail address, or call {{phone}}, option {{option}}.',
  unknown: 'Something failed on our side. Try again or call {{phone}}, option {{option}}.',
};
