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
    ['isMove', "'codigo' in before"],
    ['isCorrection', 'isOpen(before)'],
    ['isProofAdded', 'before.juego'],
    ['isProofAdded', 'isOpen(before)'],
    ['isProofAdded', 'before.atributos'],
    ['isAnswer', 'before.correo'],
    ['isConfirmation', 'before.caduca'],
    ['isConfirmation', 'before.huella'],
    ['isProofAdded', 'isAskedSince(after'],
  ].map(([place = '', near = '']) => ({
    place,
    near,
    change: near.includes('before') ? 'before becomes after' : 'after becomes before',
    reason: 'the field is not among those that the rule lets change',
  })),
  {
    place: 'isAnswered',
    near: 'let number',
    change: 'before becomes after',
    reason: 'an answer adds no question, so both have as many',
  },
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
    place: 'isProofAdded',
    change: 'get( becomes getAfter(',
    reason: 'no batch changes a proof: a function writes it',
  },
  {
    place: 'followsRecord',
    near: "get(pathOf('codigos'",
    change: 'get( becomes getAfter(',
    reason:
      'a code is made with its tracker and never changes, so an update finds it as it leaves it',
  },
  ...['isComplaint', 'isPetition'].map((place) => ({
    place,
    change: 'exists( becomes existsAfter(',
    reason: 'who makes the code in the same batch has it, which is all that is asked',
  })),
  {
    place: 'isOfSession',
    change: 'get( becomes getAfter(',
    reason: 'a code made in the same batch names its own session as well',
  },
];
