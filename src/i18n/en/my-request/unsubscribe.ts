import type { unsubscribe as original } from '../../es/my-request/unsubscribe';
import type { Translation } from '../../translation';

export const unsubscribe: Translation<typeof original> = {
  title: 'Unsubscribe?',
  text: 'We erase your name and your e-mail address, and the bank stops writing to you about services for gamers. A loan request stays as it is.',
  action: 'Unsubscribe',
  working: 'The bank is unsubscribing you…',
  doneTitle: 'Done.',
  doneText: 'You are unsubscribed. We erased your name and your e-mail address.',
  badTitle: 'This link does not work.',
  badText:
    'A part of it is missing, or you unsubscribed some time ago. Open the link in our e-mail again, or call {{phone}}, option {{option}}.',
};
