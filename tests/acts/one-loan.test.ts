import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { oneLoan, otherOf } from '../../src/domain/acts/one-loan';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { readKeyDocument, readKeys } from '../../src/records/keys';
import { loosePaid } from '../../tools/samples/loose-payment';
import type { RequestChanges } from '../../tools/samples/requests';
import { daysAgo } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { change, say, sayAsVisitor, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const ANA = { name: 'Ana Gil', cedula: '001-1234567-3' };
const WHY = 'Paga bien el primero.';
const decision = { author: 'rosa', decidedAt: daysAgo(9), reason: undefined };
const declined = { ...decision, reason: 'debts' } as const;
const APPROVED: RequestChanges = { status: 'approved', decision };
const LOOSE: RequestChanges = { hasLoosePayment: true };
const PAID: RequestChanges = { ...APPROVED, atBank: { kind: 'disbursed', at: daysAgo(3) } };

const mine = (changes: RequestChanges = {}) =>
  requestOf('one', { ...ANA, code: newCode(), ...changes });
const another = (changes: RequestChanges, id = 'two') =>
  requestOf(id, { ...ANA, code: newCode(), ...changes });

const now = (documents: Documents, id = 'one') =>
  readStaffRequest(id, documents.get(`users/${id}`) ?? {}, documents.get(`expedientes/${id}`));

const approve = (
  documents: Documents,
  by: string,
  why?: string,
  id = 'one',
  signatures: 1 | 2 = why ? 2 : 1,
) =>
  say(
    documents,
    'decide',
    {
      id,
      seen: seenOf(now(documents, id)),
      choice: { ...approval(signatures), ...(why && { why }) },
      duplicates: [],
    },
    by,
  );

describe('one loan per person', () => {
  const usual = { secondLoan: false, tellsPayment: true };

  test.each([
    ['nothing', undefined, undefined, undefined],
    ['declined', { status: 'declined', decision: declined }, undefined, undefined],
    ['withdrawn', { status: 'withdrawn', withdrawnAt: daysAgo(1) }, undefined, undefined],
    ['unanswered', { status: 'unanswered', unansweredAt: daysAgo(1) }, undefined, undefined],
    [
      'cancelled at the bank',
      { ...APPROVED, atBank: { kind: 'cancelled', at: daysAgo(1) } },
      undefined,
      undefined,
    ],
    ['repaid', { ...APPROVED, atBank: { kind: 'repaid', at: daysAgo(1) } }, undefined, undefined],
    ['lapsed', { status: 'lapsed', decision, lapsedAt: daysAgo(1) }, undefined, undefined],
    [
      'given back',
      { status: 'withdrawn', decision, withdrawnAt: daysAgo(1) },
      undefined,
      undefined,
    ],
    ['open', {}, undefined, undefined],
    ['approved', APPROVED, 'approved-before', 'approved-before'],
    ['open, with a loose payment', LOOSE, 'approved-before', 'approved-before'],
    [
      'declined, with a loose payment',
      { ...LOOSE, status: 'declined', decision: declined },
      'approved-before',
      'approved-before',
    ],
    ['paid, with a loose payment', { ...PAID, ...LOOSE }, 'loan-before', 'reason'],
    ['with a loose payment, another name', { ...LOOSE, name: 'Luis Rey' }, 'reason', 'reason'],
    ['paid', PAID, 'loan-before', 'reason'],
    ['approved, another name', { ...APPROVED, name: 'Luis Rey' }, 'reason', 'reason'],
    ['paid, another name', { ...PAID, name: 'Luis Rey' }, 'reason', 'reason'],
    ['paid, the name in another order', { ...PAID, name: 'Gil, Ana M.' }, 'loan-before', 'reason'],
  ] as const)('%s', (_, changes, rule, withSecondLoans) => {
    const others = changes ? [otherOf(another(changes), mine())] : [];
    expect(oneLoan(others, usual)?.rule).toBe(rule);
    expect(oneLoan(others, { ...usual, secondLoan: true })?.rule).toBe(withSecondLoans);
  });

  test('where the bank tells of no payment, an approval is as a loan', () => {
    const others = [otherOf(another(APPROVED), mine())];
    const loose = [otherOf(another(LOOSE), mine())];
    const untold = { ...usual, tellsPayment: false };
    expect(oneLoan(others, untold)).toMatchObject({ rule: 'loan-before', isUntold: true });
    expect(oneLoan([otherOf(another(PAID), mine())], untold)?.isUntold).toBeUndefined();
    expect(oneLoan(loose, untold)?.rule).toBe('approved-before');
    expect(oneLoan(others, { ...untold, secondLoan: true })?.rule).toBe('reason');
  });

  test('the strictest of several holds, and names its request', () => {
    const approved = another(APPROVED);
    const others = [another({ ...PAID, name: 'Luis Rey' }), another(PAID), approved];
    const facts = others.map((other) => otherOf(other, mine()));
    expect(oneLoan(facts, { ...usual, secondLoan: true })).toMatchObject({
      rule: 'approved-before',
    });
    expect(oneLoan(facts, { ...usual, secondLoan: true })?.reference).toBe(
      otherOf(approved, mine()).reference,
    );
  });
});

describe('an approval', () => {
  test.each([
    ['the cedula in another spelling', { cedula: '00112345673' }, 'approved-before'],
    ['its digits beside letters', { cedula: 'RD00112345673' }, 'approved-before'],
    ['another document and the same e-mail', { cedula: 'RD1234567' }, undefined],
  ])('beside one of %s', async (_, changes, why) => {
    const documents = stage(
      mine({ email: 'ana@correo.com' }),
      another({ ...APPROVED, email: 'ana@correo.com', ...changes }),
    );
    expect(await approve(documents, 'ana')).toEqual(why ? { refused: why } : { done: true });
  });

  test('beside a request with a loose payment, which its keys list', async () => {
    const documents = stage(mine(), loosePaid('two', { ...ANA, code: newCode() }));
    expect(await approve(documents, 'ana')).toEqual({ refused: 'approved-before' });
  });

  test('of the same person at the same time is given once', async () => {
    const documents = stage(mine(), another({}));
    const both = await Promise.all([
      approve(documents, 'ana'),
      approve(documents, 'raul', undefined, 'two'),
    ]);
    expect(both).toContainEqual({ done: true });
    expect(both).toContainEqual({ refused: 'approved-before' });
  });

  test('that needs a reason is proposed with it and confirmed by somebody else', async () => {
    const documents = stage(mine(), another({ ...APPROVED, name: 'Luis Rey' }));
    expect(await approve(documents, 'ana')).toEqual({ refused: 'why' });
    expect(await approve(documents, 'ana', 'Corto.')).toEqual({ refused: 'invalid' });
    expect(await approve(documents, 'ana', WHY)).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
    expect(now(documents).proposal).toMatchObject({ author: 'ana', why: WHY, waiting: true });
    const confirmed = await approve(documents, 'raul', undefined, 'one', 2);
    expect(confirmed).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
    expect(documents.get('expedientes/one')).toMatchObject({ decision: { porque: WHY } });
    expect(documents.get('users/one')?.decision).not.toHaveProperty('porque');
  });

  test('that was proposed is not confirmed once the person has another', async () => {
    const proposal = {
      ...{ number: 1, author: 'ana', proposedAt: daysAgo(1), waiting: true },
      mostLent: approval().mostLent,
    };
    const documents = stage(mine({ proposal }), another({}));
    expect(await approve(documents, 'rosa', undefined, 'two')).toEqual({ done: true });
    expect(await approve(documents, 'raul')).toEqual({ refused: 'approved-before' });
  });

  test('of a request that cannot be read takes two people', async () => {
    const documents = stage(mine(), another(PAID));
    change(documents, 'users/two', { registro: 'ayer' });
    expect(await approve(documents, 'ana')).toEqual({ refused: 'why' });
  });
});

describe('the keys of a request', () => {
  const entries = (documents: Documents) =>
    readKeys(documents.get('expedientes/one') ?? {}).map(
      ({ id }) => readKeyDocument(documents.get(`llaves/${id}`)).entries[0],
    );

  test('list it as it stands after each act that changes that', async () => {
    const documents = stage(mine());
    const decide = (choice: object) =>
      say(
        documents,
        'decide',
        { id: 'one', seen: seenOf(now(documents)), choice, duplicates: [] },
        'ana',
      );
    await decide({ status: 'declined', reason: 'debts' });
    const keys = entries(documents);
    expect(keys).toHaveLength(3);
    for (const entry of keys)
      expect(entry).toMatchObject({ id: 'one', outcome: 'declined', reason: 'debts' });
    const to = { status: 'approved', mostLent: 1_000_000 };
    const draft = { to, cause: 'error', words: 'Era otra persona.' };
    const proposed = { id: 'one', seen: seenOf(now(documents)), draft };
    expect(await say(documents, 'proposeUndo', proposed, 'rosa')).toEqual({ done: true });
    await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul');
    for (const entry of entries(documents))
      expect(entry).toMatchObject({ outcome: 'approved', reason: undefined, isDuplicate: false });
  });

  test('name a repeat, and a withdrawal', async () => {
    const documents = stage(another({}, 'zero'), mine());
    const asked = {
      id: 'zero',
      seen: seenOf(now(documents, 'zero')),
      choice: { status: 'declined', reason: 'debts' },
      duplicates: ['one'],
    };
    expect(await say(documents, 'decide', asked, 'ana')).toEqual({ done: true });
    const [cedula] = readKeys(documents.get('expedientes/one') ?? {});
    expect(readKeyDocument(documents.get(`llaves/${cedula?.id}`)).entries).toMatchObject([
      { outcome: 'declined', isDuplicate: expect.any(Boolean) },
      { outcome: 'declined' },
    ]);
    const repeat = readKeyDocument(documents.get(`llaves/${cedula?.id}`)).entries.find(
      ({ id }) => id === 'one',
    );
    expect(repeat).toMatchObject({ isDuplicate: true, reason: 'by-phone' });
    const other = stage(mine());
    const seen = { status: 'pending', questions: 0, undone: 0 };
    expect(await sayAsVisitor(other, 'withdraw', { seen }, 'one')).toEqual({ done: true });
    for (const entry of entries(other)) expect(entry).toMatchObject({ outcome: 'withdrawn' });
  });
});
