import { consentWords, declarationWords } from '../agreement-words';
import type { request as original } from '../es/loan-request';
import { optionalWords } from '../optional-words';
import type { Translation } from '../translation';
import { fieldProblems } from './field-problems';
import { optionalFields } from './optional-fields';

export const request: Translation<typeof original> = {
  title: 'Send your request',
  close: 'Close',
  notTheLoan:
    'This value is not the loan. The bank replies within {{verificationHours}} hours, not counting days we wait for your answer.',
  fields: {
    name: 'Name',
    nickname: 'Player name in {{game}}',
    email: 'E-mail',
    cedula: 'ID number (cedula)',
    ...optionalWords(optionalFields, ({ label }) => `${label} (optional)`),
  },
  declaration: declarationWords.en,
  customers: 'For customers of {{bank}} only. Not one yet?',
  consent: consentWords.en.evaluation,
  bureaus: consentWords.en.bureaus,
  marketing: consentWords.en.promotions,
  privacy: 'How we look after your data',
  send: 'SEND',
  fillFirst: 'Fill in the fields and check the boxes first.',
  sending: 'Sending your request…',
  sent: 'Request sent',
  missing: {
    name: 'Enter your name.',
    nickname: 'Enter your player name in the game.',
    email: 'Enter your e-mail address. The bank will reply there.',
    cedula: 'Enter your ID number.',
    consent: 'Check this box to send your request.',
    bureaus: 'Check this box to let the bank decide.',
  },
  malformed: {
    ...optionalWords(optionalFields, ({ malformed }) => malformed),
  },
  problems: {
    ...fieldProblems,
  },
  checkDigit: 'Check the last digit. If it is right, continue.',
  failed: {
    title: 'Your request was not sent.',
    unclear:
      'We do not know whether your request arrived. If you try again, it will not be sent twice.',
    call: '{{phone}}, option {{option}}',
  },
  rates: {
    again: 'Estimate again',
    estimating: 'Estimating again…',
    newValue: 'We estimated again: it was {{before}}, now it is {{after}}. You can send it now.',
    before: 'Before',
  },
  existing: {
    title: 'You already have a request',
    declinedTitle: 'You can apply again',
    text: {
      pending:
        'Each person can have only one request at a time. You can correct the e-mail of this one, or withdraw it.',
      information: 'The bank asked you something about this request. Open it to answer.',
      approved: 'The bank approved this request. Open it to see what comes next.',
    },
    unread: 'You already have a request with the bank, so no other was sent.',
    received: 'Sent',
    status: 'Status',
    see: 'See my request',
  },
};
