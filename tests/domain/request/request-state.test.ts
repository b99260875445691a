import { expect, it } from 'vitest';
import { stateOf } from '../../../src/domain/request/request-state';
import type { CreditStatus } from '../../../src/domain/request/states';
import type { UndoneDecision } from '../../../src/domain/request/undo';
import { status as english } from '../../../src/i18n/en/my-request';
import { requests as englishStaff } from '../../../src/i18n/en/staff/requests/requests';
import { status as spanish } from '../../../src/i18n/es/my-request';
import { requests as spanishStaff } from '../../../src/i18n/es/staff/requests/requests';

const at = new Date('2026-11-20T00:00-04:00');
const asked: Pick<UndoneDecision, 'byVisitor'> = { byVisitor: true };
const undone: Pick<UndoneDecision, 'byVisitor'> = {};
const told = (kind: 'disbursed' | 'cancelled') => ({ kind, at });

const table: readonly (readonly [
  CreditStatus,
  Omit<Parameters<typeof stateOf>[0], 'status'>,
  ReturnType<typeof stateOf>,
])[] = [
  ['pending', {}, 'pending'],
  ['pending', { undone: [undone] }, 'pending'],
  ['pending', { undone: [asked] }, 'reconsidering'],
  ['pending', { undone: [undone, asked] }, 'reconsidering'],
  ['pending', { undone: [asked, undone] }, 'pending'],
  ['information', {}, 'information'],
  ['information', { undone: [asked] }, 'information'],
  ['declined', {}, 'declined'],
  ['declined', { undone: [asked] }, 'declined'],
  ['approved', { undone: [asked] }, 'approved'],
  ['approved', { atBank: told('disbursed') }, 'disbursed'],
  ['approved', { undone: [undone], atBank: told('cancelled') }, 'cancelled'],
  ['pending', { atBank: told('cancelled'), undone: [asked] }, 'reconsidering'],
  ['withdrawn', { undone: [asked] }, 'withdrawn'],
  ['unanswered', {}, 'unanswered'],
];

it.each(table)('%s with %o is named %s', (status, rest, state) => {
  expect(stateOf({ status, ...rest })).toBe(state);
});

it('has the same name for a request that is reconsidered on every screen', () => {
  const names = [spanish.names, spanishStaff.one, spanishStaff.status].map(
    (one) => one.reconsidering,
  );
  expect(new Set(names)).toEqual(new Set(['En reconsideración']));
  const others = [english.names, englishStaff.one, englishStaff.status].map(
    (one) => one.reconsidering,
  );
  expect(new Set(others)).toEqual(new Set(['Being reconsidered']));
});
