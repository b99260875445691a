import { describe, expect, test } from 'vitest';
import { countingSighting } from '../../src/domain/request/case';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { readSightings } from '../../src/records/casework';
import { daysAgo } from '../../tools/samples/undoing';
import { momentAt } from '../support/acts/map-database';
import { seenBy } from '../support/acts/samples';
import { say, stage } from '../support/acts/stage';
import { requestOf } from '../support/staff-records';

const UNDONE = {
  status: 'declined',
  decidedAt: daysAgo(3),
  reason: 'debts',
  undoneAt: daysAgo(2),
  cause: 'error',
  next: 'pending',
} as const;
const FIRST = requestOf('one', { code: newCode() });
const SECOND = requestOf('one', { code: newCode(), undone: [UNDONE] });
const BEFORE = { autor: 'rosa', fecha: momentAt(daysAgo(9)) };

/** What is stored, the round of the request, and which sighting counts. */
const COUNTING: readonly (readonly [string, object, LoanRequest, number | undefined])[] = [
  ['none', {}, FIRST, undefined],
  ['one of this round', { 1: seenBy('rosa') }, FIRST, 1],
  ['one of the round before', { 1: seenBy('rosa') }, SECOND, undefined],
  ['one of each round', { 1: seenBy('rosa'), 2: { ...seenBy('ana'), vuelta: 2 } }, SECOND, 2],
  ['one that was taken back', { 1: { ...seenBy('rosa'), anulada: true } }, FIRST, undefined],
  [
    'one after another that was taken back',
    { 1: { ...seenBy('rosa'), anulada: true }, 2: seenBy('ana') },
    FIRST,
    2,
  ],
  ['one of before, which names no account', BEFORE, FIRST, undefined],
  ['one of before and one of this round', { ...BEFORE, 1: seenBy('ana') }, FIRST, 1],
];

test.each(COUNTING)('%s', (_, stored, request, number) => {
  expect(countingSighting(readSightings('one', { ...stored }), request)?.number).toBe(number);
});

describe('a code that was seen', () => {
  const asked = { id: 'one', account: 'ana_ff', sightings: 0 };

  test('is stored with the account and the round, and told by the audit', async () => {
    const documents = stage(SECOND);
    expect(await say(documents, 'seeCode', asked, 'raul')).toEqual({ done: true });
    expect(documents.get('vistas/one')).toMatchObject({
      1: { autor: 'raul', cuenta: 'ana_ff', vuelta: 2 },
    });
    expect(documents.get('auditoria/vista_one_1')).toMatchObject({
      ...{ accion: 'ver', autor: 'raul', caso: 'one', cuenta: 'ana_ff' },
    });
    expect(await say(documents, 'seeCode', asked, 'raul')).toEqual({ done: true });
    const other = { ...asked, account: 'otra_ff' };
    expect(await say(documents, 'seeCode', other, 'raul')).toEqual({ refused: 'conflict' });
  });

  test('beside one of before keeps that', async () => {
    const documents = stage(FIRST).set('vistas/one', BEFORE);
    expect(await say(documents, 'seeCode', asked, 'raul')).toEqual({ done: true });
    expect(documents.get('vistas/one')).toMatchObject({ autor: 'rosa', 1: { autor: 'raul' } });
  });

  test('is a conflict for a screen that shows other sightings', async () => {
    const documents = stage(SECOND).set('vistas/one', { 1: seenBy('rosa') });
    expect(await say(documents, 'seeCode', asked, 'raul')).toEqual({ refused: 'conflict' });
    const known = { ...asked, sightings: 1 };
    expect(await say(documents, 'seeCode', known, 'raul')).toEqual({ done: true });
  });

  test.each([
    ['ana', 'ana', { done: true }],
    ['ana', 'raul', { done: true }],
    ['rosa', 'ana', { refused: 'not-yours' }],
  ])('of %s is taken back by who saw it and by a reviewer: %s', async (author, by, answer) => {
    const documents = stage(FIRST).set('vistas/one', { 1: seenBy(author) });
    expect(await say(documents, 'unseeCode', { id: 'one', number: 1 }, by)).toEqual(answer);
    const isBack = 'done' in answer;
    expect(documents.has('auditoria/vista_one_1_no')).toBe(isBack);
    const { anulada } = (documents.get('vistas/one') as { 1: { anulada?: boolean } })[1];
    expect(anulada).toBe(isBack ? true : undefined);
  });
});
