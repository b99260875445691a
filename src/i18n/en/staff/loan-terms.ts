import type { loan as original } from '../../es/staff/loan-terms';
import type { Translation } from '../../translation';
import { amountProblems } from '../amounts';
import { lineProblems } from '../field-problems';
import { rates } from './rates/rates';

export const loan: Translation<typeof original> = {
  name: 'Loan',
  unreadable:
    'The terms of the example could not be read. Try again. If that does not help, “condiciones/prestamo” or “condiciones/borrador” is not as it should be and has to be corrected in the Firebase console.',
  ends_zero: 'The terms of the loan example end today or tomorrow, on {{date}}. Prepare others.',
  ends_one: 'The terms of the loan example have 1 day left: they end on {{date}}. Prepare others.',
  ends_other:
    'The terms of the loan example have {{count}} days left: they end on {{date}}. Prepare others.',
  ended: 'The terms of the loan example ended on {{date}}: visitors see no example.',
  none: 'No terms are published: visitors see nothing of the loan example.',
  inForce: 'Version {{version}}, {{from}} to {{to}}',
  facts: {
    title: 'In force',
    amounts: 'Smallest and largest amount',
    months: 'Months',
    rate: 'Nominal annual rate',
    yearlyCost: 'Total yearly cost of {{amount}}, fees and insurance included',
    costs: '{{lowest}} to {{highest}}, depending on the months',
    opening: 'Opening fee',
    insurance: 'Insurance a month',
  },
  draft: {
    lead: 'In {{loanCurrency.many.en}}. Somebody else publishes it.',
    by: 'Draft by {{name}}, {{moment}}',
    none: 'Nobody is changing the terms.',
    readOnly: 'Changing the terms takes the role of analyst or reviewer.',
    discardText: 'The draft is deleted, for the others too. The terms in force stay as they are.',
    conflict:
      'The draft changed while you were typing. Yours is still here: saving again puts it on top.',
  },
  fields: {
    smallest: 'Smallest amount, in {{loanCurrency.symbol}}',
    largest: 'Largest amount, in {{loanCurrency.symbol}}',
    months: 'Terms in months, with commas',
    lowestRate: 'Lowest annual rate, in %',
    highestRate: 'Highest annual rate, in %',
    openingRate: 'Opening fee, in % of the amount',
    openingFee: 'Or opening fee, in {{loanCurrency.symbol}}',
    insurance: 'Insurance a month, in {{loanCurrency.symbol}}',
    validUntil: 'Last day on which they count',
    'reason-es': 'Reason in Spanish',
    'reason-en': 'Reason in English',
  },
  problems: {
    ...amountProblems,
    smallest: 'An amount from {{loanCurrency.symbol}}1,000 to {{loanCurrency.symbol}}5,000,000.',
    largest:
      'An amount that is not smaller than the other, up to {{loanCurrency.symbol}}5,000,000.',
    months: 'One to six terms, in ascending order, from 1 to 84 months.',
    lowestRate: 'From 0 to 60%.',
    highestRate: 'From the lowest rate to 60%.',
    openingRate: 'From 0 to 10%.',
    openingFee: 'From 0 to {{loanCurrency.symbol}}50,000, and 0 where there is a per cent.',
    insurance: 'From 0 to {{loanCurrency.symbol}}10,000.',
    validUntil: 'A day from today on, within a year.',
    ...lineProblems,
  },
  publish: {
    confirmTitle: 'Publish version {{version}} of the terms?',
    confirm: 'Visitors see the example with these terms at once.',
    done: 'The terms are published. They are in force now.',
    obstacles: {
      ...rates.publish.obstacles,
      role: 'Publishing takes the role of reviewer.',
      unsaved: 'There are unsaved changes.',
      ended: 'The last day of the draft is over.',
      cost_one:
        'A loan of {{amount}} over {{count}} month would cost {{cost}} a year, fees and insurance included. What is above {{most}} is not published.',
      cost_other:
        'A loan of {{amount}} over {{count}} months would cost {{cost}} a year, fees and insurance included. What is above {{most}} is not published.',
    },
  },
  reference: {
    title: 'Reference rate',
    lead: '{{loanCurrency.symbol}} for {{currency.symbol}}1. For seven days it shows values in {{loanCurrency.many.en}} and fills in the most to be lent.',
    last: '{{rate}} for {{currency.symbol}}1, by {{name}}, {{moment}}',
    none: 'No rate: values are shown in dollars only, and the most to be lent is typed in.',
    label: '{{loanCurrency.symbol}} for {{currency.symbol}}1, today',
    problems: {
      ...amountProblems,
      range: 'A number from 10 to 1,000 with up to four decimals, such as 62.4583.',
      move: 'It is more than 10% away from {{before}}, the rate that it is compared with.',
    },
    save: 'Enter the rate',
    first: 'It is the first rate: there is no other to compare it with.',
    unknown:
      'The rates of the last 30 days are not known: it is compared with the one before alone.',
    far: 'In the last 30 days the rate was between {{lowest}} and {{highest}}: this one is more than 25% from the lowest or the highest.',
    right: 'Is {{currency.symbol}}1 worth {{rate}}?',
    yes: 'Yes, enter {{rate}}',
    saved: 'Rate entered.',
  },
  history: {
    empty: 'No version has been published yet.',
    version: 'Version {{version}}',
    yearlyCost: 'total yearly cost of {{amount}}: {{cost}}',
    people: 'Written by {{author}}, published by {{publisher}}',
    unreadable: 'Version {{version}} cannot be read.',
  },
};
