import { describe, expect, it } from 'vitest';
import { readAccountName } from '../../../src/domain/fields/identifiers/account-name';
import { hasWrongCheckDigit, readCedula } from '../../../src/domain/fields/identifiers/cedula';
import { readEmail } from '../../../src/domain/fields/identifiers/email';
import { formatPhone, readPhone } from '../../../src/domain/fields/identifiers/phone';

describe('a cedula or another document', () => {
  it.each([
    '00112345678',
    '0-0-1-1-2345678',
    '001 1234567 8',
    '001.1234567.8',
    '001–1234567–8',
    '001‑1234567‑8',
    '001−1234567−8',
    '001—1234567—8',
    '001/1234567/8',
    '001-1234567-8.',
    '001-1234567-8,',
    '001-1234567-8\u200b',
    '\u202a001-12\u200b34567-8\u202c',
    '００１－１２３４５６７－８',
    '٠٠١١٢٣٤٥٦٧٨',
    'Cédula: 001-1234567-8',
    'Cédula de identidad: 001 1234567 8',
    'cedula No. 001-1234567-8',
    '001\t1234567\n8',
    '001\u00a01234567\u00a08',
  ])('reads %j', (typed) => expect(readCedula(typed)).toEqual({ text: '001-1234567-8' }));

  it.each([
    ['RD 1234567', 'RD1234567'],
    ['rd1234567', 'RD1234567'],
    ['Pasaporte: RD 1234567', 'RD1234567'],
    ['ＲＤ１２３４５６７', 'RD1234567'],
    ['ab-12345', 'AB-12345'],
    ['ab–12345', 'AB-12345'],
    ['12345678 Z', '12345678Z'],
    ['A00000000000', 'A00000000000'],
    ['000000000000', '000000000000'],
    ['0000000000', '0000000000'],
    ['000-0000000-1', '000-0000000-1'],
  ])('reads %j as %s', (typed, text) => expect(readCedula(typed)).toEqual({ text }));

  it.each([
    ['', 'missing', undefined],
    ['-----', 'missing', undefined],
    ['\u200b', 'missing', undefined],
    ['1234', 'too-short', undefined],
    ['1'.repeat(21), 'too-long', undefined],
    ['001-1234567-8, 002-1234567-8', 'too-long', undefined],
    ['00000000000', 'equal-digits', undefined],
    ['Cédula: 222 2222222 2', 'equal-digits', undefined],
    ['٩٩٩-٩٩٩٩٩٩٩-٩', 'equal-digits', undefined],
    ['402#1234567', 'unusable', '#'],
    ['<b>12345', 'unusable', '<'],
    ['ßßßßß', 'unusable', 'ßßßßß'],
    ['001-1234567-8 (Ana)', 'unusable', '('],
    ['001-1234567-8 gracias', 'unusable', 'gracias'],
    ['mi numero 00112345678', 'unusable', 'numero'],
  ])('finds about %j: %s %s', (typed, problem, part) =>
    expect(readCedula(typed)).toMatchObject({ problem, ...(part && { part }) }),
  );

  it('knows the check digit in every spelling', () => {
    for (const spelling of ['00112345678', '001–1234567–8', '００１ 1234567 8'])
      expect([
        hasWrongCheckDigit(spelling),
        hasWrongCheckDigit(`${spelling.slice(0, -1)}3`),
      ]).toEqual([true, false]);
    expect(hasWrongCheckDigit('RD1234567')).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    'ana@correo.com',
    ' Ana@Correo.com ',
    '<ana@correo.com>',
    'Ana Peña <ana@correo.com>',
    '"Peña, Ana" <ana@correo.com>;',
    'mailto:ana@correo.com',
    'MAILTO:ana@correo.com?subject=Hola',
    'mailto:ana%40correo.com',
    '<mailto:ana@correo.com>',
    'Correo: ana@correo.com',
    'E-mail: <ana@correo.com>.',
    'ana@correo.com.',
    'ana@correo.com,',
    '(ana@correo.com);',
    '«ana@correo.com»',
    'ana＠correo.com',
    'ana＠ｃｏｒｒｅｏ．ｃｏｍ',
    '\u202aana@correo.com\u202c',
    '\u200bana@cor\u00adreo.com\u200b',
    'ana@correo.com\n',
  ])('reads %j', (typed) => expect(readEmail(typed)).toEqual({ text: 'ana@correo.com' }));

  it.each([
    'ana@correo.xn--p1ai',
    'tel.ana@correo.com',
    'ref@correo.com',
    "o'neil@b.do",
    'a.b%+c@d.do',
    `${'a'.repeat(64)}@correo.com`,
  ])('leaves %s as it is', (typed) => expect(readEmail(typed)).toEqual({ text: typed }));

  it.each([
    ['', 'missing'],
    [' \u200b', 'missing'],
    ['mailto:', 'missing'],
    ['ana', 'no-at'],
    ['ana@correo', 'no-domain-end'],
    ['ana@@correo.com', 'several-ats'],
    ['ana @correo.com', 'several-addresses'],
    ['ana@correo.com, eva@correo.com', 'several-addresses'],
    ['Ana <ana@correo.com>, Eva <eva@correo.com>', 'several-addresses'],
    ['ana<b@correo.com', 'markup'],
    ['-ana@correo.com', 'malformed'],
    ['ana+@correo.com', 'malformed'],
    ['ana@correo.xn--', 'malformed'],
    [`${'a'.repeat(65)}@correo.com`, 'long-local-part'],
    [`${'a'.repeat(250)}@b.do`, 'too-long'],
  ])('finds about %j: %s', (typed, problem) => expect(readEmail(typed).problem).toBe(problem));

  it.each([
    ['peña@correo.com', 'ñ'],
    ['ana:x@correo.com', ':'],
    ['tel ana@correo.рф', 'рф'],
    ['ana@correo.рф', 'рф'],
  ])('names what an address cannot have in %j: %s', (typed, part) =>
    expect(readEmail(typed)).toMatchObject({ problem: 'unusable', part }),
  );
});

describe('a telephone number', () => {
  it.each([
    '809-555-0142',
    '(809) 555.0142',
    '1 809 555 0142',
    '+1 (809) 555-0142',
    '001 809 555 0142',
    '809–555–0142',
    '809‑555‑0142',
    '809/555-0142',
    '809 · 555 · 0142',
    'tel:+18095550142',
    'tel:+1-809-555-0142',
    'Tel.: 809-555-0142',
    'Tel. 809-555-0142',
    'Móvil:809-555-0142',
    'WhatsApp: 809 555 0142',
    '８０９－５５５－０１４２',
    '＋１８０９５５５０１４２',
    '٨٠٩٥٥٥٠١٤٢',
    '809-555-0142,',
    '\u202a+1 809-555-0142\u202c',
    '809\u2011555\u20110142\u200e',
    '809\u00a0555\u00a00142',
  ])('reads %j', (typed) => expect(readPhone(typed)).toEqual({ text: '+18095550142' }));

  it.each([
    ['(829) 555.0142', '+18295550142', '829-555-0142'],
    ['1 849 555 0142', '+18495550142', '849-555-0142'],
    ['+1 305 555 0142', '+13055550142', '+13055550142'],
    ['0034 612 345 678', '+34612345678', '+34612345678'],
    [' ', '', ''],
  ])('reads %j as %s and shows it as %s', (typed, text, shown) => {
    expect(readPhone(typed)).toEqual({ text });
    expect(formatPhone(text)).toBe(shown);
  });

  it.each([
    '555-0142',
    '612 345 678',
    '305 555 0142',
    '+1 809 555 014',
    '+0 809 555',
    'no tengo',
    '809-555-0142 / 829-555-0142',
  ])('does not take %j', (typed) => expect(readPhone(typed).problem).toBe('malformed'));

  it.each([
    ['809-555-0142 ext. 9', 'ext. 9'],
    ['809-555-0142 x9', 'x9'],
    ['tel:+18095550142;ext=9', ';ext=9'],
    ['llámame al 809-555-0142', 'llámame al'],
    ['809-555-0142 (oficina)', 'oficina)'],
  ])('names what does not belong to a number in %j: %s', (typed, part) =>
    expect(readPhone(typed)).toMatchObject({ problem: 'unusable', part }),
  );
});

describe('the name of an account', () => {
  it.each([
    ['code', 'CiguapaRD\u200b', 'CiguapaRD'],
    ['code', '@CiguapaRD', 'CiguapaRD'],
    ['code', '＠ＣｉｇｕａｐａＲＤ ', 'CiguapaRD'],
    ['code', '\u2066Ciguapa\u00adRD\u2069', 'CiguapaRD'],
    ['token', '＃2PP0LQ8VY', '#2PP0LQ8VY'],
    ['token', '2ppolq8vy', '#2PP0LQ8VY'],
    ['token', '\u200e# 2PP0LQ8VY', '#2PP0LQ8VY'],
    ['oauth', '\u200bQuisqueya＃1234', 'Quisqueya#1234'],
    ['oauth', '', ''],
  ] as const)('with %s is read from %j: %s', (ownership, typed, name) =>
    expect(readAccountName(ownership, typed)).toBe(name),
  );

  it.each([
    ['code', ''],
    ['code', 'ab'],
    ['code', 'no soy'],
    ['code', 'ñandú'],
    ['code', 'a'.repeat(21)],
    ['token', '#'],
    ['token', '#2PP-0LQ'],
    ['token', '2PP 0LQ'],
  ] as const)('with %s is none: %j', (ownership, typed) =>
    expect(readAccountName(ownership, typed)).toBeUndefined(),
  );
});
