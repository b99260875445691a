import { describe, expect, test } from 'vitest';
import { caseObstacle, seenOf } from '../../src/domain/acts/case';
import type { DecisionChoice } from '../../src/domain/acts/deciding';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { daysAgo } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { change, say, stage } from '../support/acts/stage';
import { approval, memberEmail, requestOf } from '../support/staff-records';

const DECLINE: DecisionChoice = { status: 'declined', reason: 'debts' };
const APPROVE = approval();
const CEDULA = '001-1234567-3';
const ANA = { name: 'Ana María Peña', email: 'ana@correo.com' };

const one = (changes: Parameters<typeof requestOf>[1] = {}) =>
  requestOf('one', { ...ANA, code: newCode(), cedula: CEDULA, ...changes });

const asking = (
  request: LoanRequest,
  choice: DecisionChoice,
  duplicates: readonly string[] = [],
) => ({
  id: request.id,
  seen: seenOf(request),
  choice,
  duplicates,
});

describe('one’s own request', () => {
  const mine = [
    ['the address', { email: memberEmail('raul') }],
    ['the address in capitals', { email: memberEmail('raul').toUpperCase() }],
    ['the address with a plus sign', { email: 'raul+x@bank.test' }],
    [
      'the address before a correction',
      { correction: { previous: memberEmail('raul'), correctedAt: daysAgo(1) } },
    ],
    [
      'the mailbox before a correction',
      { correction: { previous: 'raul+otro@bank.test', correctedAt: daysAgo(1) } },
    ],
  ] as const;
  test.each(mine)('by %s is not decided', async (_how, changes) => {
    const request = one(changes);
    const documents = stage(request);
    for (const choice of [APPROVE, DECLINE]) {
      const said = { say, documents, name: 'decide', asked: asking(request, choice), by: 'raul' };
      await expectRefused(said, 'own');
    }
    expect(await say(documents, 'decide', asking(request, DECLINE), 'rosa')).toEqual({
      done: true,
    });
  });

  test('is not closed as a duplicate either', async () => {
    const request = one();
    const documents = stage(
      request,
      requestOf('two', { ...ANA, code: newCode(), cedula: CEDULA, email: 'raul+x@bank.test' }),
    );
    expect(await say(documents, 'decide', asking(request, DECLINE, ['two']), 'raul')).toEqual({
      done: true,
    });
    expect(documents.get('users/two')).toMatchObject({ estadoCredito: 'pendiente' });
  });
});

describe('a request that is reconsidered', () => {
  test('is decided by nobody who took part', async () => {
    const request = one({ tookPart: ['ana', 'rosa'] });
    const documents = stage(request);
    for (const by of ['ana', 'rosa'])
      expect(await say(documents, 'decide', asking(request, DECLINE), by)).toEqual({
        refused: 'took-part',
      });
    expect(await say(documents, 'decide', asking(request, DECLINE), 'raul')).toEqual({
      done: true,
    });
  });
});

/** The claim of a member, which ends in a minute. */
const claimOf = (autor: string) => ({
  autor,
  veces: 1,
  desde: { toDate: () => daysAgo(1) },
  hasta: { toDate: () => new Date(Date.now() + 60_000) },
});

test('a case is decided by whoever has taken it, and by nobody else meanwhile', async () => {
  const request = one();
  const documents = stage(request);
  documents.set('tomas/one', claimOf('rosa'));
  const declining = asking(request, DECLINE);
  expect(await say(documents, 'decide', declining, 'ana')).toEqual({ refused: 'conflict' });
  expect(await say(documents, 'decide', declining, 'rosa')).toEqual({ done: true });
});

test('buttons are closed to whoever has neither role', () => {
  const [request, reader] = [one(), { uid: 'lia', email: memberEmail('lia') }];
  expect(caseObstacle(request, { ...reader, roles: ['reader', 'admin'] })).toBe('role');
  expect(caseObstacle(request, { ...reader, roles: ['analyst'] })).toBeUndefined();
});

describe('duplicates', () => {
  const closed = (documents: Documents, id: string) =>
    documents.get(`users/${id}`)?.estadoCredito === 'rechazado';

  test('are closed with the decision, each with a mail and an entry that names it', async () => {
    const request = one();
    const documents = stage(
      request,
      requestOf('two', { ...ANA, code: newCode(), cedula: '00112345673' }),
      requestOf('three', { ...ANA, cedula: CEDULA, email: 'otra@correo.com' }),
    );
    expect(
      await say(documents, 'decide', asking(request, APPROVE, ['two', 'three']), 'ana'),
    ).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
    for (const id of ['two', 'three']) {
      expect(documents.get(`users/${id}`)).toMatchObject({
        estadoCredito: 'rechazado',
        decision: { motivo: 'reservado' },
      });
      expect(documents.get(`expedientes/${id}`)).toMatchObject({
        decision: { autor: 'ana', repetida: 'one' },
      });
      expect(documents.get(`auditoria/decision_${id}`)).toMatchObject({
        accion: 'decidir',
        caso: id,
        repetida: 'one',
        autor: 'ana',
      });
      expect(documents.has(`mail/${id}_decision`)).toBe(true);
    }
  });

  test.each([
    ['of somebody else', requestOf('two'), () => {}],
    ['of a neighbour with the same e-mail', requestOf('two', ANA), () => {}],
    [
      'with the same document and another name',
      requestOf('two', { ...ANA, cedula: CEDULA, name: 'Luis Peña' }),
      () => {},
    ],
    [
      'that is closed',
      requestOf('two', { ...ANA, cedula: CEDULA, status: 'withdrawn', withdrawnAt: daysAgo(1) }),
      () => {},
    ],
    [
      'that a colleague has taken',
      requestOf('two', { ...ANA, cedula: CEDULA }),
      (documents: Documents) => documents.set('tomas/two', claimOf('rosa')),
    ],
    [
      'that cannot be read',
      requestOf('two', { ...ANA, cedula: CEDULA }),
      (documents: Documents) => change(documents, 'users/two', { registro: 'ayer' }),
    ],
    [
      'that is gone',
      requestOf('two', { ...ANA, cedula: CEDULA }),
      (documents: Documents) => documents.delete('users/two'),
    ],
    [
      'whose tracker is gone',
      requestOf('two', { ...ANA, cedula: CEDULA, code: 'LU-AAAAAAAAAAAAAAAAAAAAAAAAAA' }),
      (documents: Documents) => documents.delete('seguimiento/LU-AAAAAAAAAAAAAAAAAAAAAAAAAA'),
    ],
  ])('%s stay as they are, and the decision stands', async (_what, two, spoil) => {
    const request = one();
    const documents = stage(request, two);
    spoil(documents);
    const before = documents.get('users/two');
    expect(
      await say(documents, 'decide', asking(request, DECLINE, ['two', 'none']), 'ana'),
    ).toEqual({ done: true });
    expect(closed(documents, 'one')).toBe(true);
    expect(documents.get('users/two')).toEqual(before);
    expect(documents.has('mail/two_decision')).toBe(false);
  });

  test('a request is none of its own', async () => {
    const request = one();
    const documents = stage(request);
    const itself = asking(request, DECLINE, ['one']);
    expect(await say(documents, 'decide', itself, 'ana')).toEqual({ done: true });
    expect(documents.get('expedientes/one')?.decision).not.toHaveProperty('repetida');
  });
});
