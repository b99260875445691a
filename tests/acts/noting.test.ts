import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { noteAtBankObstacle, notedOf } from '../../src/domain/acts/noting';
import type { BankOutcomeKind } from '../../src/domain/request/bank-outcome';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { readTracking } from '../../src/records/follow-up';
import { approvedRequest } from '../../tools/samples/loose-payment';
import { daysAgo, TO_PENDING } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { say, sayToStaff, stage } from '../support/acts/stage';

const CODE = newCode();
const NOW = Date.now();
const NOTED = `banco_one_${NOW}`;

const read = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));

/** Says that the bank did this, of what the documents hold. */
function note(documents: Documents, status: BankOutcomeKind, by = 'raul') {
  const request = read(documents);
  const asked = { id: 'one', seen: seenOf(request), told: notedOf(request), status };
  return say(documents, 'noteAtBank', asked, by, NOW);
}

const approved = (changes: Partial<LoanRequest> = {}) =>
  approvedRequest('one', { code: CODE, ...changes });
const told = (kind: BankOutcomeKind) => ({ atBank: { kind, at: daysAgo(1) } });
const PAID = told('disbursed');

describe('where the core system tells nothing, a reviewer notes what the bank did', () => {
  test.each<[BankOutcomeKind, object, string, string]>([
    ['disbursed', {}, 'desembolsado', 'desembolsar'],
    ['cancelled', {}, 'cancelado', 'cancelar'],
    ['repaid', PAID, 'saldado', 'saldar'],
  ])(
    '%s: as the core system would, with their name in the audit',
    async (status, before, estado, action) => {
      const documents = stage(approved(before));
      expect(await note(documents, status)).toEqual({ done: true });
      expect(documents.get('users/one')).toMatchObject({
        estadoCredito: 'aprobado',
        banco: { estado },
      });
      expect(read(documents).atBank).toEqual({ kind: status, at: new Date(NOW) });
      // Who has the code reads when it was paid out, also once it is paid back.
      expect(readTracking(CODE, documents.get(`seguimiento/${CODE}`) ?? {}).atBank).toEqual(
        status === 'repaid' ? PAID.atBank : { kind: status, at: new Date(NOW) },
      );
      expect(documents.get(`auditoria/${NOTED}`)).toMatchObject({
        accion: action,
        autor: 'raul',
        caso: 'one',
        sobre: 'users/one',
      });
    },
  );

  test('paid after it was cancelled is late, with the mail to the bank', async () => {
    const documents = stage(approved(told('cancelled')));
    documents.set('ajustes/avisos', { correos: ['cola@banco.com'], ediciones: 1 });
    expect(await note(documents, 'disbursed')).toEqual({ done: true });
    expect(read(documents).atBank).toMatchObject({ kind: 'disbursed', isLate: true });
    expect(documents.get(`mail/one_pago_${NOW}_0`)).toMatchObject({
      to: 'cola@banco.com',
      message: {
        text: expect.stringContaining(
          'El préstamo de esta solicitud se desembolsó. El banco había cancelado el préstamo.',
        ),
      },
    });
  });

  test('a payment ends a waiting proposal to undo', async () => {
    const undoing = { ...TO_PENDING, number: 1, author: 'rosa', proposedAt: daysAgo(1) };
    const documents = stage(approved({ undoing }));
    expect(await note(documents, 'disbursed')).toEqual({ done: true });
    expect(read(documents)).toMatchObject({ droppedUndo: 1 });
    expect(documents.get('auditoria/deshecha_one_1')).toMatchObject({ autor: 'raul' });
  });

  test('of a request without a code, too', async () => {
    const documents = stage(approvedRequest('one'));
    expect(await note(documents, 'disbursed')).toEqual({ done: true });
  });

  test('nobody does where the core system tells it', async () => {
    const request = approved();
    const asked = { id: 'one', seen: seenOf(request), told: 'none', status: 'disbursed' };
    const documents = stage(request);
    const name = 'noteAtBank';
    await expectRefused({ say: sayToStaff, documents, name, asked, by: 'raul' }, 'denied');
    expect(await say(documents, name, asked, 'raul')).toEqual({ done: true });
  });

  test.each([
    [true, 'raul', 'role'],
    [false, 'raul', undefined],
    [false, 'ana', 'role'],
  ] as const)('tells: %s, by %s', (tellsPayment, uid, obstacle) => {
    const roles = uid === 'ana' ? (['analyst'] as const) : (['analyst', 'reviewer'] as const);
    const member = { uid, email: `${uid}@bank.test`, roles };
    expect(noteAtBankObstacle(approved(), member, { tellsPayment })).toBe(obstacle);
  });
});
