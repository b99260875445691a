import type { acts as original } from '../../es/my-request/actions';
import type { Translation } from '../../translation';
import { fieldProblems, lineProblems } from '../field-problems';

export const acts: Translation<typeof original> = {
  data: 'See my data',
  codeWorks: 'The code still works.',
  conflict: 'The request changed in the meantime and nothing was saved. This is how it is now.',
  conflictUnread:
    'The request changed in the meantime and nothing was saved. We could not read how it is now: reload the page.',
  withdraw: {
    action: 'Withdraw the request',
    title: 'Withdraw the request?',
    text: 'The bank stops reviewing it. This cannot be undone, but you can ask again whenever you like.',
    confirm: 'Yes, withdraw',
    cancel: 'Cancel',
    working: 'Withdrawing the request…',
    done: 'We withdrew your request. We send a confirmation to {{email}} (at most three e-mails a day go to one address). This page confirms it too: you can print it.',
  },
  giveBack: {
    call: 'No longer want this loan? Call {{phone}}, option {{option}}.',
    action: 'I no longer want this loan',
    title: 'You no longer want this loan?',
    text: 'The approval ends today. If you have signed the contract, call {{phone}}: this does not cancel it.',
    confirm: 'Yes, I no longer want it',
    cancel: 'No, go back',
    working: 'Ending the approval…',
    done: 'The approval ended. We send a confirmation to {{email}} (at most three e-mails a day go to one address).',
  },
  correct: {
    action: 'Correct the e-mail',
    title: 'Correct your e-mail',
    present: 'The bank writes to you at',
    once: 'You can correct it only once.',
    field: 'Correct e-mail',
    confirm: 'Correct it',
    problems: {
      missing: 'Enter the correct e-mail.',
      same: 'This is the e-mail that the bank already has.',
      ...fieldProblems,
    },
    working: 'Correcting the e-mail…',
    done: 'We corrected your e-mail. We send a confirmation to {{email}} (at most three e-mails a day go to one address).',
  },
  answer: {
    field: 'Your answer',
    count: '{{count}} of {{max}}',
    send: 'Answer',
    working: 'Sending your answer…',
    missing: 'Write your answer.',
    ...lineProblems,
    kept: 'What you wrote is still here.',
    done: 'The bank has your answer. We send a confirmation to {{email}} (at most three e-mails a day go to one address).',
  },
  again: {
    text: 'You start a new request. {{reference}} stays as it is, and its code still works.',
    textNoCode:
      'You start a new request. This browser will stop showing {{reference}}, so write down the reference.',
    action: 'Ask again',
    calculators: 'See the calculators',
    doneTitle: 'Ask again.',
    doneText: 'Request {{reference}} stays as it is, and its code still works.',
    doneTextNoCode:
      'This browser no longer shows request {{reference}}. To ask about it, call {{phone}}, option {{option}}, and give the reference.',
    previous: 'Your previous request',
    previousText: 'Its code still works:',
  },
  forget: {
    action: 'Forget on this device',
    title: 'Forget on this device?',
    text: 'This browser will stop showing request {{reference}} and will delete what you entered in the calculators. The bank keeps the request, and its code still works.',
    textNoCode:
      'This browser will stop showing request {{reference}} and will delete what you entered in the calculators. The bank keeps the request. Write down the reference; to ask about it, call {{phone}}, option {{option}}.',
    confirm: 'Forget',
    doneTitle: 'Forgotten.',
    doneText: 'This browser no longer shows your request or what you entered in the calculators.',
  },
};
