import { describe, expect, test } from 'vitest';
import { isDuplicate, isSameMailbox, isSameName } from '../../src/domain/acts/duplicates';
import { isSamePerson } from '../../src/domain/request/keys';
import type { RequestChanges } from '../../tools/samples/requests';
import { requestOf } from '../support/staff-records';

const ANA = { name: 'Ana María Peña', cedula: '001-1234567-8', email: 'ana@correo.com' };
const decided = requestOf('one', ANA);
const other = (changes: RequestChanges) => requestOf('two', { ...ANA, ...changes });

describe('a repeat', () => {
  test.each([
    ['all the same', {}, { isSamePerson: true, isDuplicate: true, isTicked: true }],
    [
      'the cedula in another spelling, the mailbox with a plus sign',
      { cedula: '00112345678', email: 'Ana+2@correo.com' },
      { isSamePerson: true, isDuplicate: true, isTicked: true },
    ],
    [
      'another mailbox',
      { email: 'otra@correo.com' },
      { isSamePerson: true, isDuplicate: true, isTicked: false },
    ],
    [
      'another name',
      { name: 'Luis Gil' },
      { isSamePerson: true, isDuplicate: false, isTicked: true },
    ],
    [
      'another name and another mailbox',
      { name: 'Luis Gil', email: 'otra@correo.com' },
      { isSamePerson: true, isDuplicate: false, isTicked: false },
    ],
    [
      'another document, the same name and mailbox',
      { cedula: '001-1234567-9' },
      { isSamePerson: false, isDuplicate: false, isTicked: true },
    ],
    [
      'another document, name and mailbox',
      { cedula: 'RD1234567', name: 'Luis Gil', email: 'otra@correo.com' },
      { isSamePerson: false, isDuplicate: false, isTicked: false },
    ],
    [
      'all the same, but it is closed',
      { status: 'withdrawn', withdrawnAt: new Date() },
      { isSamePerson: true, isDuplicate: false, isTicked: true },
    ],
  ] as const)('%s', (_, changes, expected) => {
    const one = other(changes);
    expect({
      isSamePerson: isSamePerson(one, decided),
      isDuplicate: isDuplicate(one, decided),
      isTicked: isSameMailbox(one, decided),
    }).toEqual(expected);
  });

  test('is none of its own', () => expect(isDuplicate(decided, decided)).toBe(false));
});

describe('a name', () => {
  test.each([
    ['Ana María Peña', 'ana maria PENA', true],
    ['Ana Peña', 'Peña, Ana María', true],
    ['Ana de la Peña y Gil', 'Ana Peña Gil', true],
    ['Ana O’Neill', "O'Neill Ana Gil", true],
    ['Ana', 'Ana', false],
    ['Ana', 'Ana Peña', false],
    ['Ana de la', 'Ana de la', false],
    ['Ana Peña', 'Ana Gil', false],
    ['Ana María Peña', 'Ana María Gil', false],
    ['Ana M. Peña', 'Ana María Peña', false],
    ['李 明', '明 李', true],
  ])('%s and %s', (mine, theirs, isSame) => {
    for (const [one, two] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(isSameName(other({ name: one }), other({ name: two }))).toBe(isSame);
  });
});
