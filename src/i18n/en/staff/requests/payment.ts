import type { payment as original } from '../../../es/staff/requests/payment';
import type { Translation } from '../../../translation';

export const payment: Translation<typeof original> = {
  title: 'Payment to clear up',
  text: 'On {{date}} the core system said that a loan was paid out whose approval had been undone. Nobody can approve this request before two people clear it up.',
  what: 'What happened to the payment',
  stands: 'The loan stands',
  back: 'The money came back',
  standsNote: 'The request becomes approved and paid out, with the approval that it had',
  backNote: 'The request stays as it is',
  missing: 'Choose what happened.',
  words: 'How it is known, for whoever confirms',
  proposed: 'Proposed: {{what}}, {{date}}',
  because: '“{{words}}”',
  another: 'Propose another explanation',
  note: 'Nothing changes until another person confirms.',
  bank: {
    title: 'What the bank did',
    press: {
      disbursed: 'The loan was paid out',
      cancelled: 'The bank canceled the loan',
      repaid: 'The loan is repaid',
    },
    ask: {
      disbursed: 'Was the loan paid out?',
      cancelled: 'Did the bank cancel the loan?',
      repaid: 'Is the loan repaid?',
    },
    text: 'It stays in the log, with your name. A payment cannot be undone. The customer gets no e-mail.',
    yes: 'Yes, note it',
  },
  done: {
    proposed: 'Proposal saved. Another person confirms it.',
    stands: 'Payment cleared up. The request is approved and paid out.',
    back: 'Payment cleared up. The request stays as it was.',
  },
};
