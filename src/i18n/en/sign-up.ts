import type { signUp as original } from '../es/sign-up';
import type { Translation } from '../translation';
import { fieldProblems } from './field-problems';

export const signUp: Translation<typeof original> = {
  title: 'Sign Up Here',
  lead: 'Leave your e-mail address and we will tell you what {{bank}} offers gamers.',
  name: 'Name',
  lastName: 'Last Name',
  email: 'Email',
  // The version of this text is SIGN_UP_CONSENT_VERSION.
  consent:
    'I authorize {{bank}} to use these details to e-mail me information on its services for gamers. I can unsubscribe from any of those e-mails.',
  send: 'Send',
  sending: 'Sending your sign-up…',
  done: 'Sign-up received.',
  privacy: 'We use these details only to send you that information.',
  failed: 'Your sign-up was not saved.',
  unclear: 'We do not know whether your sign-up was saved.',
  limit:
    'You can sign up at most {{max}} times, {{seconds}} seconds apart. Wait a moment and try again.',
  help: '{{phone}}, option {{option}}',
  problems: {
    name: 'Enter your name.',
    lastName: 'Enter your last name.',
    email: 'Enter your e-mail address.',
    consent: 'Check this box to send your sign-up.',
    ...fieldProblems,
  },
  thanks: {
    title: 'Thanks for signing up',
    text: 'More information on services for gamers will come soon.',
    leaving_one: 'Taking you to the home page in {{count}} second.',
    leaving_other: 'Taking you to the home page in {{count}} seconds.',
    staying: 'You will stay on this page.',
    stay: 'Stay',
  },
};
