import type { refusals as original } from '../es/visitor-refusals';
import type { Translation } from '../translation';
import { failures } from './failures';

const petition = 'The bank did not accept this. Reload the page and try again, or call us.';
const { conflict, denied } = failures;

export const refusals: Translation<typeof original> = {
  invalid: denied,
  denied,
  conflict,
  changed:
    'The request changed in the meantime and nothing was erased. See what would be erased now.',
  'not-proven':
    'The verification of your account has expired or changed. Verify it again in the calculator and come back here.',
  account: 'The request is about another account. To use this one, withdraw it and send another.',
  'no-request':
    'No request has this code any more: its data were erased, and there is nothing left to ask for.',
  'too-soon':
    'The last link was asked for less than ten minutes ago. Look at the e-mail of the request, or wait a little and ask for another one.',
  ofAct: {
    endPromotions: { conflict: 'This changed in another tab. You now see the latest.' },
    withdrawComplaint: {
      conflict:
        'The bank has answered this complaint meanwhile. Reload the page to read its answer.',
    },
    askForLink: { invalid: petition, denied: petition },
    erase: { invalid: petition, denied: petition },
  },
};
