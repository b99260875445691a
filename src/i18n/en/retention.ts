import type { retention as original } from '../es/retention';
import type { Translation } from '../translation';

export const retention: Translation<typeof original> = {
  title: 'For how long',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  years_one: '{{count}} year',
  years_other: '{{count}} years',
  kinds: {
    declined: 'Request not approved',
    withdrawn: 'Request withdrawn',
    unanswered: 'Request closed without your answer',
    lapsed: 'Approved request that lapsed',
    approved: 'Request approved',
    mails: 'E-mails sent',
    subscribers: 'Sign-up for information',
    proofs: 'What the game said about your account',
  },
  counted:
    'Counted from the answer, the withdrawal, the closing, the lapse, the e-mail or the sign-up. An open request is kept for as long as it is open.',
};
