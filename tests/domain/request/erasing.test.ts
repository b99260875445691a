import { expect, test } from 'vitest';
import type { BankOutcomeKind } from '../../../src/domain/request/bank-outcome';
import { erasingOf } from '../../../src/domain/request/erasing';
import type { CreditStatus } from '../../../src/domain/request/states';

test.each<CreditStatus>(['pending', 'declined', 'withdrawn', 'unanswered', 'lapsed', 'approved'])(
  'nothing of a request that is %s is erased while it has a loose payment',
  (status) => {
    for (const tellsPayment of [true, false])
      expect(erasingOf({ status, hasLoosePayment: true }, { tellsPayment })).toBe('loose-payment');
  },
);

test.each<[CreditStatus, BankOutcomeKind | undefined, string, string]>([
  // With a core system that tells of payments, and without.
  ['pending', undefined, 'withdraws', 'withdraws'],
  ['information', undefined, 'withdraws', 'withdraws'],
  ['approved', undefined, 'ends-approval', 'loan'],
  ['approved', 'cancelled', 'erases', 'erases'],
  ['approved', 'disbursed', 'loan', 'loan'],
  ['approved', 'repaid', 'loan', 'loan'],
  ['declined', undefined, 'erases', 'erases'],
  ['withdrawn', undefined, 'erases', 'erases'],
  ['unanswered', undefined, 'erases', 'erases'],
  ['lapsed', undefined, 'erases', 'erases'],
])('erasing a request that is %s, %s at the bank', (status, kind, telling, silent) => {
  const request = { status, ...(kind && { atBank: { kind, at: new Date() } }) };
  expect(erasingOf(request, { tellsPayment: true })).toBe(telling);
  expect(erasingOf(request, { tellsPayment: false })).toBe(silent);
});
