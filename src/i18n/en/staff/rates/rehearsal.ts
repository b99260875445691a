import type { rehearsal as original } from '../../../es/staff/rates/rehearsal';
import type { Translation } from '../../../translation';

export const rehearsal: Translation<typeof original> = {
  title: 'Rehearsal',
  lead: 'The last {{max}} requests for {{game}}, each computed twice: with the rates in force and with the draft.',
  newest_one: 'The last request for {{game}}, from {{to}}, computed twice.',
  newest_other:
    'The last {{number}} requests for {{game}}, {{from}} to {{to}}, each computed twice.',
  all_one: 'The only request for {{game}}, from {{to}}, computed twice.',
  all_other: 'All {{number}} requests for {{game}}, {{from}} to {{to}}, each computed twice.',
  run: 'Rehearse',
  reading: 'Reading the requests…',
  readAgain: 'Read the requests again',
  changesNothing: 'A rehearsal changes nothing. It shows what the draft would do.',
  wrongFigures: 'Correct the marked figures of the draft first.',
  stale:
    'These figures are out of date: the draft or the rates in force have changed since. Rehearse again.',
  done_one:
    'Rehearsal done, with {{count}} request. Median: {{before}}; with the draft, {{after}}.',
  done_other:
    'Rehearsal done, with {{count}} requests. Median: {{before}}; with the draft, {{after}}.',
  doneEmpty: 'Rehearsal done, without requests.',
  unanswered_one: '{{number}} request is left out because its answers were not recorded.',
  unanswered_other: '{{number}} requests are left out because their answers were not recorded.',
  unreadable_one: '{{number}} request is left out because it cannot be read.',
  unreadable_other: '{{number}} requests are left out because they cannot be read.',
  none: 'There are no requests for {{game}} to compute. The three accounts are made up.',
  tooFew: 'With fewer than three requests, the three accounts are made up.',
  few: 'There are few requests: one more may change the median a lot.',
  version: 'Version {{version}}',
  accounts: 'Three accounts',
  madeUp: 'Three made-up accounts',
  same: 'The same ones',
  sizes: { small: 'Small', usual: 'Usual', large: 'Large' },
  more_one: 'and {{count}} more',
  more_other: 'and {{count}} more',
  mean: 'Mean',
  medianOf: 'Median of',
  siteValue: 'The value that the site gives today.',
  thanNow: 'compared with today',
  unchanged: 'Same as today',
  spread: {
    title: 'How they spread',
    step: 'Requests per step of {{amount}}.',
    label_one:
      'Two distributions of {{count}} request. Median of version {{version}}, {{before}}; of the draft, {{after}}.',
    label_other:
      'Two distributions of {{count}} requests. Median of version {{version}}, {{before}}; of the draft, {{after}}.',
    orMore: '{{amount}} or more',
    rising_one: '{{number}} rises',
    rising_other: '{{number}} rise',
    equal_one: '{{number}} the same',
    equal_other: '{{number}} the same',
    falling_one: '{{number}} falls',
    falling_other: '{{number}} fall',
    data: 'Show the data',
    from: 'From',
  },
  moves: {
    rises: 'Largest rises',
    falls: 'Largest falls',
    noRises: 'None rises.',
    noFalls: 'None falls.',
    request: 'Request',
  },
};
