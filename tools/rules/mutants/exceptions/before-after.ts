import type { Exception } from './exception';

/** What the rules find before and after a write or a batch, when neither can change it. */
export const beforeAfterExceptions: readonly Exception[] = [
  {
    place: 'isActiveMember',
    change: 'get( becomes getAfter(',
    reason: 'no rule lets anybody write the directory, so a batch finds it as it leaves it',
  },
  {
    place: 'isCase',
    change: 'exists( becomes existsAfter(',
    reason:
      'staff make no request and no complaint, so a batch of theirs finds all cases that it leaves',
  },
  ...[
    ['isConfirmation', 'before.caduca'],
    ['isConfirmation', 'before.huella'],
  ].map(([place = '', near = '']) => ({
    place,
    near,
    change: 'before becomes after',
    reason: 'the field is not among those that the rule lets change',
  })),
  {
    place: 'isWithdrawal',
    near: 'isOwner(resource.data.id)',
    change: 'resource.data becomes request.resource.data',
    reason: 'a withdrawal changes no other field than its own, so the id stays',
  },
  ...[
    ['isRatesVersion', 'exists( becomes existsAfter('],
    ['isRatesVersion', 'get( becomes getAfter('],
    ['publishedRates', 'get( becomes getAfter('],
  ].map(([place = '', change = '']) => ({
    place,
    change,
    reason: 'who sends a request publishes no rates',
  })),
  {
    place: 'isPetition',
    change: 'exists( becomes existsAfter(',
    reason: 'who makes the code in the same batch has it, which is all that is asked',
  },
  {
    place: 'isOfSession',
    change: 'get( becomes getAfter(',
    reason: 'a code made in the same batch names its own session as well',
  },
];
