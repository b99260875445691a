import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { erasingOfRecord } from '../../../functions/src/my-data/withdraw';
import { indexEntry } from '../../../functions/src/triggers/search-index';
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

const day = (place: number) => Timestamp.fromMillis(Date.UTC(2026, 10, place));
const undone = { deshecha: day(12) };

test.each([
  ['cancelled at the bank', day(20), {}, 'erases'],
  [
    'cancelled at the bank before the approval that stands',
    day(11),
    { 1: undone },
    'ends-approval',
  ],
  ['cancelled at the bank after an earlier one was undone', day(13), { 1: undone }, 'erases'],
])('a stored approval that was %s', (_, fecha, decisiones, erasing) => {
  const banco = { estado: 'cancelado', fecha };
  const record = { estadoCredito: 'aprobado', banco, decisiones, decision: { hasta: day(30) } };
  expect(erasingOfRecord(record)).toBe(erasing);
  // One that may still end by itself has its last moment in the index.
  expect('hasta' in indexEntry('one', record)).toBe(erasing === 'ends-approval');
});
