import { describe, expect, test } from 'vitest';
import {
  documentKeys,
  isSamePerson,
  type KeyEntry,
  keyEntryOf,
  keysOf,
  listed,
  MOST_LISTED,
} from '../../../src/domain/request/keys';
import type { Question } from '../../../src/domain/request/questions';
import { sampleProof } from '../../../tools/samples/proofs';
import { daysAgo } from '../../../tools/samples/undoing';
import { requestOf } from '../../support/staff-records';

const asked = (need: Question['need'], text: string): Question => ({
  need,
  askedAt: daysAgo(2),
  answer: { text, answeredAt: daysAgo(1) },
});

describe('one key for one thing', () => {
  test.each([
    ['001-1234567-8', ['cedula 00112345678']],
    ['00112345678', ['cedula 00112345678']],
    ['0-0112345678', ['cedula 00112345678']],
    ['٠٠١ ١٢٣٤٥٦٧ ٨', ['cedula 00112345678']],
    ['001-1234567-9', ['cedula 00112345679']],
    ['RD1234567', ['passport RD1234567']],
    ['rd-123 4567', ['passport RD1234567']],
    ['0011234567', ['passport 0011234567']],
    ['001123456789', ['passport 001123456789']],
    ['RD00112345678', ['passport RD00112345678', 'cedula 00112345678']],
    ['00112345678A', ['passport 00112345678A', 'cedula 00112345678']],
    ['A0011234567', ['passport A0011234567']],
  ])('the document %s', (typed, keys) =>
    expect(documentKeys(typed).map(({ kind, text }) => `${kind} ${text}`)).toEqual(keys),
  );

  test.each([
    ['the mailbox', { email: 'Ana.Gil+banco@googlemail.com' }, 'email anagil@gmail.com'],
    ['the mailbox elsewhere', { email: 'ana.gil+x@correo.com' }, 'email ana.gil@correo.com'],
    ['the telephone', { phone: '+18095550142' }, 'phone +18095550142'],
    [
      'the answer to a question for it',
      { questions: [asked('phone', 'Al (809) 555-0142, gracias')] },
      'phone +18095550142',
    ],
    [
      'the answer to a question for the ID',
      { questions: [asked('cedula', 'Es 001 1234567 9, perdón')] },
      'cedula 00112345679',
    ],
    ['the player name', { nickname: '@Ána_1' }, 'player roblox ana_1'],
    [
      'the account of the publisher',
      { proven: sampleProof({}, { account: '42' }) },
      'account roblox 42',
    ],
  ])('%s', (_, changes, key) =>
    expect(keysOf(requestOf('one', changes)).map(({ kind, text }) => `${kind} ${text}`)).toContain(
      key,
    ),
  );

  test.each([
    ['a cedula before a telephone', '00112345678 8095551234', 'cedula 00112345678'],
    ['a cedula after one', 'Mi tel. 809 555 1234, cédula 001.1234567.9', 'cedula 00112345679'],
    ['a cedula parted otherwise', 'Es 0-0112345678', 'cedula 00112345678'],
    ['a passport', 'Uso pasaporte: SC1234567.', 'passport SC1234567'],
    ['a passport with its series', 'RD 12345678', 'passport RD12345678'],
  ])('the document in an answer: %s', (_, text, key) => {
    const keys = keysOf(requestOf('one', { questions: [asked('cedula', text)] }));
    expect(keys.map((one) => `${one.kind} ${one.text}`)).toContain(key);
  });

  test('are at most eight, the documents first, and none twice', () => {
    const request = requestOf('one', {
      cedula: 'A00112345678',
      phone: '+18095550142',
      proven: sampleProof({}, { account: '42' }),
      questions: [asked('cedula', '001-1234567-8'), asked('phone', '809 555 0143')],
    });
    expect(keysOf(request).map(({ kind }) => kind)).toEqual([
      'passport',
      'cedula',
      'email',
      'phone',
      'phone',
      'account',
      'player',
    ]);
    const none = asked('cedula', 'Ya la escribí bien, es esa.');
    expect(keysOf(requestOf('one', { questions: [none] }))).toHaveLength(3);
    expect(keysOf(requestOf('one', { questions: [asked('income', '12345678')] }))).toHaveLength(3);
  });

  test.each([
    ['the same cedula in another spelling', '00112345678', true],
    ['its digits beside letters', 'RD-001-1234567-8', true],
    ['another cedula', '001-1234567-9', false],
    ['the same e-mail alone', 'RD1234567', false],
  ])('one person: %s', (_, cedula, isSame) =>
    expect(
      isSamePerson(
        requestOf('one', { cedula: '001-1234567-8', email: 'ana@correo.com' }),
        requestOf('two', { cedula, email: 'ana@correo.com' }),
      ),
    ).toBe(isSame),
  );
});

describe('what a key lists', () => {
  const entry = (id: string, changes: Partial<KeyEntry>): KeyEntry => ({
    ...keyEntryOf(requestOf(id)),
    ...changes,
  });

  test('paid, approved, declined, open, then the rest, each newest first', () => {
    const entries = [
      entry('withdrawn', { outcome: 'withdrawn', at: daysAgo(0) }),
      entry('open', { outcome: 'open', at: daysAgo(1) }),
      entry('declined', { outcome: 'declined', at: daysAgo(2) }),
      entry('approved before', { outcome: 'approved', at: daysAgo(9) }),
      entry('approved', { outcome: 'approved', at: daysAgo(3) }),
      entry('paid', { outcome: 'disbursed', at: daysAgo(99) }),
      entry('cancelled', { outcome: 'cancelled', at: daysAgo(1) }),
    ];
    expect(listed(entries).map(({ id }) => id)).toEqual([
      ...['paid', 'approved', 'approved before', 'declined', 'open', 'withdrawn', 'cancelled'],
    ]);
  });

  test('at most fifty, of which a paid one is never crowded out', () => {
    const many = Array.from({ length: 60 }, (_, place) =>
      entry(`open ${place}`, { outcome: 'open', at: daysAgo(place) }),
    );
    const all = listed([...many, entry('paid', { outcome: 'disbursed', at: daysAgo(999) })]);
    expect(all).toHaveLength(MOST_LISTED);
    expect(all[0]).toMatchObject({ id: 'paid' });
    expect(all.at(-1)).toMatchObject({ id: 'open 48' });
  });

  test('how a request stands', () => {
    const decidedAt = daysAgo(3);
    const decision = { decidedAt, reason: undefined };
    const approved = requestOf('one', { status: 'approved', decision });
    expect(keyEntryOf(approved)).toMatchObject({ outcome: 'approved', at: decidedAt });
    const paid = { ...approved, atBank: { kind: 'disbursed', at: daysAgo(1) } } as const;
    expect(keyEntryOf(paid)).toMatchObject({ outcome: 'disbursed', at: decidedAt });
    const lapsed = { ...approved, status: 'lapsed', lapsedAt: daysAgo(1) } as const;
    expect(keyEntryOf(lapsed)).toMatchObject({ outcome: 'lapsed', at: decidedAt });
    const back = { ...approved, status: 'withdrawn', withdrawnAt: daysAgo(1) } as const;
    expect(keyEntryOf(back)).toMatchObject({ outcome: 'given-back', at: decidedAt });
    const reconsidered = {
      status: 'declined',
      decidedAt,
      reason: 'identity',
      undoneAt: daysAgo(2),
      cause: undefined,
      byVisitor: true,
      next: 'pending',
    } as const;
    const left = requestOf('one', { status: 'withdrawn', undone: [reconsidered] });
    expect(keyEntryOf({ ...left, withdrawnAt: daysAgo(1) })).toMatchObject({
      ...{ outcome: 'declined', at: decidedAt, reason: 'identity', isDuplicate: false },
    });
    const again = requestOf('one', { undone: [reconsidered] });
    expect(keyEntryOf(again)).toMatchObject({
      ...{ outcome: 'open', at: again.receivedAt, reason: undefined, declinedAt: decidedAt },
    });
    const approvedThen = { ...approved, undone: [reconsidered] };
    expect(keyEntryOf(approvedThen)).toMatchObject({ outcome: 'approved', declinedAt: undefined });
    const asks = requestOf('one', { status: 'information' });
    expect(keyEntryOf(asks)).toMatchObject({ outcome: 'open', at: asks.receivedAt });
    const repeat = { decidedAt: daysAgo(1), reason: 'by-phone', duplicateOf: 'two' } as const;
    expect(keyEntryOf(requestOf('one', { status: 'declined', decision: repeat }))).toMatchObject({
      outcome: 'declined',
      isDuplicate: true,
      reason: 'by-phone',
    });
  });
});
