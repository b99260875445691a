import type { lent as original } from '../../../es/staff/requests/lent';
import type { Translation } from '../../../translation';
import { amountProblems } from '../../amounts';

export const lent: Translation<typeof original> = {
  field: 'Most to be lent ({{loanCurrency.symbol}})',
  line: 'Most to be lent: {{amount}}',
  unnamed:
    'The proposal does not say how much may be lent. Propose an amount: another person confirms it.',
  reading: 'Loading the amounts…',
  unread: 'We could not load how much may be lent. Close this, open the case again and try again.',
  problems: { ...amountProblems, bounds: 'Between {{smallest}} and {{largest}}.' },
  second: 'Another person confirms it: {{why}}.',
  because: {
    amount: 'it is above {{amount}}',
    share: 'it is above {{share}} of the value',
    'no-value': 'it has no value',
    'no-amount': 'the amount for one person is not set',
    mismatch: 'a line does not match the game',
    declined: 'it was declined before',
    'check-digit': 'the check digit of the ID is wrong',
    'ten-fields': 'it is from before',
    'no-keys': 'its data is still being compared',
    'other-loan': 'there is a loan already',
    'other-proposal': 'there is another proposal already',
  },
};
