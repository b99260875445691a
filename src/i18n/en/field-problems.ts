import type {
  fieldProblems as originalField,
  lineProblems as originalLine,
} from '../es/field-problems';
import type { Translation } from '../translation';

export const lineProblems: Translation<typeof originalLine> = {
  'too-long': 'Use {{max}} characters at most.',
  markup: 'Remove the signs < and >.',
  'invisible-characters':
    'There is a sign that nobody sees: {{sign}}. Delete it or type the word again.',
  'stacked-marks': 'One letter has too many accents. Type it without them.',
};

export const fieldProblems: Translation<typeof originalField> = {
  ...lineProblems,
  'too-short': 'It is too short. Use at least 5 characters.',
  'few-letters': 'Type at least two letters.',
  unusable: 'Remove “{{part}}”: it does not belong in this field.',
  'equal-digits': 'That ID number is not valid. Check it.',
  'long-local-part': 'Use an e-mail address with at most 64 characters before the @.',
  'several-addresses': 'Enter a single e-mail address, without spaces or commas.',
  'several-ats': 'This e-mail address has more than one @. Write it like this: name@mail.com',
  'no-at': 'This e-mail address has no @. Write it like this: name@mail.com',
  'no-domain-end': 'The end of this e-mail address is missing. Write it like this: name@mail.com',
  malformed: 'This e-mail address is not valid. Write it like this: name@mail.com',
};
