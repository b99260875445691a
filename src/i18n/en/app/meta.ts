import type { meta as original } from '../../es/app/meta';
import type { Translation } from '../../translation';

export const meta: Translation<typeof original> = {
  home: {
    title: 'Your play counts',
    description:
      'Find out what your video game account is worth and ask the bank for a loan backed by it.',
  },
  calculator: {
    title: '{{game}} calculator',
    description:
      'Find out what your {{game}} account is worth and where every {{currency.one.en}} comes from.',
  },
  faq: {
    title: 'Questions and answers',
    description:
      'Who can apply for the loan, how long verification takes and how the bank decides.',
  },
  signUp: {
    title: 'Sign up',
    description: 'Get information about the bank’s services for gamers.',
  },
  signUpThanks: {
    title: 'Thanks for signing up',
    description: 'The bank has received your sign-up.',
  },
  requestReceived: { title: 'Request received', description: 'The receipt for your request.' },
  requestStatus: { title: 'Your request', description: 'Where your loan request stands.' },
  myAccounts: {
    title: 'My accounts',
    description: 'The accounts that you keep on this device, side by side.',
  },
  complaint: {
    title: 'Complain to the bank',
    description: 'With a number and a date for the answer.',
  },
  loan: { title: 'What would it cost?', description: 'An example in figures.' },
  myData: { title: 'Your data', description: 'What the bank keeps about your request.' },
  unsubscribe: { title: 'Unsubscribe', description: 'Stop the bank’s e-mails.' },
  privacy: {
    title: 'Privacy',
    description: 'What the bank keeps about you, why, who sees it and for how long.',
  },
  staffSignIn: { title: 'Staff sign-in', description: 'Sign-in for the bank’s staff.' },
  staff: { title: 'Staff', description: 'The bank’s staff area.' },
  notFound: { title: 'Page not found', description: 'This address does not exist.' },
};
