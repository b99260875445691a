import type { refusals as original } from '../../es/staff/refusals';
import type { Translation } from '../../translation';

const requestChanged = 'The request changed in the meantime and nothing was saved.';

export const refusals: Translation<typeof original> = {
  invalid: 'The bank did not take it and nothing was saved. Check the data and try again.',
  denied: 'Your account does not have permission to do this. Ask for your access to be checked.',
  conflict: 'It changed in the meantime and nothing was saved.',
  own: 'This request has your own e-mail address. Somebody else decides it.',
  'took-part': 'You took part in the first decision: another person decides it.',
  taken: 'Somebody else has the case. Take it to go on.',
  role: 'This is for analysts and reviewers.',
  confirming: 'Confirming is for reviewers. You can decline or ask for information.',
  proposer: 'You proposed it: another person decides.',
  decider: 'You decided this request: another person confirms it, with the reviewer role.',
  'let-in': 'One of you gave the other access less than 30 days ago: somebody else confirms it.',
  over: 'The {{undoDays}} days in which it could be undone are over.',
  'paid-out': 'The bank has paid the loan out: the decision cannot be undone.',
  'loose-payment': 'Before approving, a payment has to be cleared up.',
  settled: 'The loan was paid out: it cannot be canceled.',
  'not-paid': 'There is no record that the loan was paid out.',
  'approved-before': 'This person has an approval in progress.',
  'loan-before': 'This person has another request that counts as a loan.',
  why: 'The reason to approve it all the same is missing.',
  amount: 'The amount is not between the smallest and the largest that the bank lends.',
  unnamed:
    'The proposal does not say how much may be lent: close it without undoing, and make another.',
  'asked-enough': 'The bank has asked all that it may. Decide with what is there.',
  'too-early': 'This e-mail may still go out by itself. Wait some minutes.',
  'too-many': 'This e-mail was already sent again as often as it may be.',
  'not-yours': 'It is somebody else’s: whoever made it removes it.',
  reason: 'The reason for a change is missing. Write it and save again.',
  others: 'It has changes by somebody else. Only a reviewer discards it.',
  author: 'You wrote a part of it: another person decides, with the reviewer role.',
  equal: 'It changes nothing of what is in force.',
  ended: 'The day on which these terms end is over.',
  cost: 'The smallest amount would cost more in a year than the bank publishes. Check fees, insurance and months.',
  move: 'The rate moves too far from the last one. Check it.',
  unasked: 'This rate is entered only after it is confirmed. Press again.',
  'all-proven': 'Every line is verified.',
  'no-terms': 'No terms are published yet.',
  ofAct: {
    decide: {
      conflict: requestChanged,
      role: 'Deciding is for analysts and reviewers.',
      proposer: 'You proposed to approve it: another person confirms it, with the reviewer role.',
    },
    ask: {
      conflict: requestChanged,
    },
    proposeUndo: {
      conflict: requestChanged,
    },
    confirmUndo: {
      conflict: requestChanged,
      role: 'Confirming is for reviewers.',
      proposer: 'You proposed it: another person confirms it, with the reviewer role.',
    },
    dropUndo: {
      conflict: requestChanged,
    },
    explainPayment: {
      conflict: requestChanged,
    },
    noteAtBank: {
      conflict: requestChanged,
    },
    confirmPayment: {
      conflict: requestChanged,
      role: 'Confirming is for reviewers.',
      proposer: 'You proposed it: another person confirms it, with the reviewer role.',
    },
    answerComplaint: {
      own: 'This complaint has your own e-mail address. Somebody else answers it.',
      'took-part': 'It is about what you did. You can leave a note; somebody else answers it.',
    },
  },
  unclear: 'It may have been saved already. If you repeat it, it is not done twice.',
  unread: 'How it is now could not be read. Load the list again to see it.',
};
