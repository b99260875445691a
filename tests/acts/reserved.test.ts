import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { isIdentified, type LoanRequest, toldOf } from '../../src/domain/request/loan-request';
import { declineReasons, type ToldReason } from '../../src/domain/request/reasons';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { readLoanRequest } from '../../src/records/request';
import { STORED_TOLD } from '../../src/records/words';
import { daysAgo, TO_PENDING } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { change, say, sayAsVisitor, stage } from '../support/acts/stage';
import { requestOf } from '../support/staff-records';

const CEDULA = '001-1234567-8';
const CODE = newCode();
const one = (changes: Parameters<typeof requestOf>[1] = {}) =>
  requestOf('one', { code: CODE, cedula: CEDULA, ...changes });

const answered = {
  need: 'income',
  author: 'ana',
  askedAt: daysAgo(2),
  answer: { text: 'Vendo.', answeredAt: daysAgo(1) },
} as const;
const identified = { number: 1, author: 'ana', at: daysAgo(1) };

/** What is told of each reason: of an ordinary decline, where income was answered, of a repeat. */
const TOLD: readonly (readonly [
  (typeof declineReasons)[number],
  ToldReason,
  ToldReason,
  ToldReason,
])[] = [
  ['history', 'reserved', 'reserved', 'reserved'],
  ['debts', 'reserved', 'reserved', 'reserved'],
  ['income', 'reserved', 'income', 'reserved'],
  ['requirements', 'requirements', 'requirements', 'reserved'],
  ['identity', 'identity', 'identity', 'reserved'],
  ['account', 'account', 'account', 'reserved'],
  ['no-answer', 'no-answer', 'no-answer', 'reserved'],
  ['by-phone', 'by-phone', 'by-phone', 'reserved'],
];

test('every reason has its row', () => {
  expect(TOLD.map(([reason]) => reason)).toEqual([...declineReasons]);
});

test.each(TOLD)('%s is told as %s; once income is answered as %s; of a repeat as %s', (...row) => {
  const [reason, usual, afterAnswer, ofDuplicate] = row;
  expect(toldOf(one(), reason)).toBe(usual);
  expect(toldOf(one({ questions: [answered] }), reason)).toBe(afterAnswer);
  for (const unanswered of [
    { ...answered, answer: undefined },
    { ...answered, need: 'phone' },
  ])
    expect(toldOf(one({ questions: [unanswered as typeof answered] }), reason)).toBe(usual);
  expect(toldOf(one({ questions: [answered] }), reason, true)).toBe(ofDuplicate);
  for (const isDuplicate of [true, false])
    expect(toldOf(one({ identified }), reason, isDuplicate)).toBe(reason);
});

test.each([
  ['never', {}, false],
  ['once', { identified }, true],
  [
    'after a correction',
    { identified, correction: { previous: 'a@b.do', correctedAt: daysAgo(2) } },
    true,
  ],
  [
    'before a correction',
    { identified, correction: { previous: 'a@b.do', correctedAt: daysAgo(0) } },
    false,
  ],
])('an applicant who was identified %s', (_, changes, is) => {
  expect(isIdentified(one(changes))).toBe(is);
});

const decline = (request: LoanRequest, reason: string, duplicates: readonly string[] = []) => ({
  ...{ id: request.id, seen: seenOf(request), duplicates },
  choice: { status: 'declined', reason },
});

const motivo = (documents: Documents, path: string) =>
  (documents.get(path)?.decision as { readonly motivo?: string } | undefined)?.motivo;

/** What everybody outside is told, as one text: record, tracker and mails. */
const outside = (documents: Documents) =>
  JSON.stringify([...documents].filter(([path]) => /^(users|seguimiento|mail)\//.test(path)));

describe('a decline', () => {
  // Nobody of staff gives this reason any more.
  test.each(TOLD.filter(([reason]) => reason !== 'no-answer'))(
    'for %s holds the reason in the case file, and outside %s',
    async (reason, told) => {
      const request = one();
      const documents = stage(request);
      expect(await say(documents, 'decide', decline(request, reason), 'ana')).toEqual({
        done: true,
      });
      expect(motivo(documents, 'expedientes/one')).toBe(STORED_TOLD[reason]);
      expect(motivo(documents, 'users/one')).toBe(STORED_TOLD[told]);
      expect(documents.get(`seguimiento/${CODE}`)).toMatchObject({ motivo: STORED_TOLD[told] });
      const record = documents.get('users/one') ?? {};
      expect(readLoanRequest('one', record).decision?.reason).toBe(told);
      const staff = readStaffRequest('one', record, documents.get('expedientes/one'));
      expect(staff.decision?.reason).toBe(reason);
      // Said again, it is found done.
      expect(await say(documents, 'decide', decline(request, reason), 'ana')).toEqual({
        done: true,
      });
    },
  );

  test('reads outside the same for history and debts', async () => {
    const [request, now] = [one(), Date.now()];
    const texts = await Promise.all(
      ['history', 'debts'].map(async (reason) => {
        const documents = stage(request);
        await say(documents, 'decide', decline(request, reason), 'ana', now);
        return outside(documents);
      }),
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Para protegerte');
    expect(texts[0]).not.toMatch(/Qué lo cambiaría|dentro de \d+ días/);
  });

  test('as a repeat is reserved, and its case file knows the repeat', async () => {
    const repeat = requestOf('two', {
      code: newCode(),
      cedula: CEDULA,
      name: one().applicant.name,
    });
    const documents = stage(one(), repeat);
    await say(documents, 'decide', decline(one(), 'account', ['two']), 'ana');
    expect(motivo(documents, 'users/one')).toBe('cuenta');
    expect(motivo(documents, 'users/two')).toBe('reservado');
    expect(documents.get('expedientes/two')?.decision).toMatchObject({
      motivo: 'por-telefono',
      repetida: 'one',
    });
  });

  test('that is undone and one that is reconsidered stay reserved in their lists', async () => {
    const request = one();
    const documents = stage(request);
    await say(documents, 'decide', decline(request, 'debts'), 'ana');
    const shown = readStaffRequest(
      'one',
      documents.get('users/one') ?? {},
      documents.get('expedientes/one'),
    );
    const asked = { id: 'one', seen: seenOf(shown), draft: TO_PENDING };
    await say(documents, 'proposeUndo', asked, 'ana');
    expect(await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul')).toEqual({
      done: true,
    });
    expect(documents.get('users/one')).toMatchObject({
      decisiones: { 1: { motivo: 'reservado' } },
    });
    expect(documents.get(`seguimiento/${CODE}`)).toMatchObject({
      anterior: { motivo: 'reservado' },
    });
    const now = readStaffRequest(
      'one',
      documents.get('users/one') ?? {},
      documents.get('expedientes/one'),
    );
    expect(now.undone?.map(({ reason }) => reason)).toEqual(['debts']);
  });

  test('by undoing an approval is reserved too', async () => {
    const request = one({
      status: 'approved',
      decision: { author: 'rosa', decidedAt: daysAgo(1), reason: undefined },
    });
    const documents = stage(request);
    const draft = { ...TO_PENDING, to: { status: 'declined', reason: 'history' } };
    await say(documents, 'proposeUndo', { id: 'one', seen: seenOf(request), draft }, 'ana');
    expect(await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul')).toEqual({
      done: true,
    });
    expect(motivo(documents, 'users/one')).toBe('reservado');
    expect(motivo(documents, 'expedientes/one')).toBe('historial');
    expect(JSON.stringify(documents.get('mail/one_deshecha_1'))).toContain('Para protegerte');
  });
});

describe('identifying the applicant', () => {
  const identifying = (request: LoanRequest) => ({
    ...{ id: 'one', email: request.applicant.email, identified: 0 },
  });

  test('tells the reason of a decline that stands, with one mail and its entry', async () => {
    const request = one();
    const documents = stage(request);
    await say(documents, 'decide', decline(request, 'debts'), 'ana');
    expect(await say(documents, 'identify', identifying(request), 'lia')).toEqual({
      refused: 'denied',
    });
    for (const _ of ['said', 'said again'])
      expect(await say(documents, 'identify', identifying(request), 'rosa')).toEqual({
        done: true,
      });
    expect(motivo(documents, 'users/one')).toBe('deudas');
    expect(documents.get(`seguimiento/${CODE}`)).toMatchObject({ motivo: 'deudas' });
    const mails = [...documents.keys()].filter((path) => path.startsWith('mail/one_motivo'));
    expect(mails).toEqual(['mail/one_motivo']);
    expect(documents.get('auditoria/identificada_one_1')).toMatchObject({
      ...{ accion: 'identificar', autor: 'rosa', caso: 'one' },
    });
  });

  test('before the decline lets it tell the reason, until the address is corrected', async () => {
    for (const corrects of [false, true]) {
      const request = one();
      const documents = stage(request);
      const before = Date.now() - 60_000;
      await say(documents, 'identify', identifying(request), 'rosa', before);
      expect([...documents.keys()].filter((path) => path.startsWith('mail/'))).toEqual([]);
      const email = 'ana.gil@example.com';
      if (corrects) {
        const asked = { seen: seenOfOwn(request), email };
        await sayAsVisitor(documents, 'correctEmail', asked, 'one');
      }
      const shown = corrects ? { ...request, applicant: { ...request.applicant, email } } : request;
      expect(await say(documents, 'decide', decline(shown, 'debts'), 'ana')).toEqual({
        done: true,
      });
      expect(motivo(documents, 'users/one')).toBe(corrects ? 'reservado' : 'deudas');
    }
  });

  test('is a conflict for another address, and where a colleague did meanwhile', async () => {
    const request = one();
    const documents = stage(request);
    const asked = { ...identifying(request), email: 'otra@example.com' };
    await expectRefused({ say, documents, name: 'identify', asked, by: 'ana' }, 'conflict');
    await say(documents, 'identify', identifying(request), 'rosa');
    const late = { say, documents, name: 'identify', asked: identifying(request), by: 'ana' };
    await expectRefused(late, 'conflict');
  });

  test('tells nothing of a decline whose reason was told', async () => {
    const request = one();
    const documents = stage(request);
    await say(documents, 'decide', decline(request, 'account'), 'ana');
    change(documents, 'mail/one_decision', {});
    await say(documents, 'identify', identifying(request), 'rosa');
    expect(documents.has('mail/one_motivo')).toBe(false);
  });
});
