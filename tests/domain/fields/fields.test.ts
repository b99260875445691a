import { describe, expect, it } from 'vitest';
import {
  checkCedula,
  checkEmail,
  checkName,
  checkNickname,
  normalizeCedula,
  normalizeText,
  unseenSign,
} from '../../../src/domain/fields/fields';
import { checkPhone, formatPhone, normalizePhone } from '../../../src/domain/fields/phone';

describe('one stored form of a text', () => {
  it('composes accents, and leaves one plain space between words', () => {
    expect(normalizeText(' Ange\u0301lica\u00a0\u2009 Nu\u0301n\u0303ez ')).toBe('Angélica Núñez');
  });

  it.each([
    ['rey \u2764\ufe0f', 'rey \u2764\ufe0f'],
    ['\u2764\ufe0frey', '\u2764\ufe0frey'],
    ['🤷🏽‍♂️', '🤷🏽‍♂️'],
    ['Los 👨‍👩‍👧 🏴‍☠️ y 👩‍💻', 'Los 👨‍👩‍👧 🏴‍☠️ y 👩‍💻'],
    ['a\ufe0fb \u25b6\ufe0e c', 'ab \u25b6 c'],
    ['👩\u200d Ana', '👩 Ana'],
    ['Ana\u200e', 'Ana'],
    ['\u202aAna\u202c \u2068Peña\u2069', 'Ana Peña'],
    ['\u3164Laury\u3164 \u2800', 'Laury'],
    ['Ana \u200b Peña', 'Ana Peña'],
    ['Ana\tPeña\r\n\u2028Paz', 'Ana Peña Paz'],
    ['Ana\u{e0041}', 'Ana'],
    ['\u200b\u200c', ''],
    ['\u3164', ''],
    ['Ana\u200bPeña', 'Ana\u200bPeña'],
  ])('writes %j as %j', (typed, stored) => {
    expect(normalizeText(typed)).toBe(stored);
    expect(normalizeText(stored)).toBe(stored);
  });

  it.each([
    ['Ana\u200bPaz', 'Ana[U+200B]Paz'],
    ['El reclamo de Ana\u3164Paz', 'clamo de Ana[U+3164]Paz'],
    ['a\u200db\u202ec', 'a[U+200D]bc'],
    ['🤷🏽‍♂️Ana\u{e0041}Paz', '🤷🏽‍♂️Ana[U+E0041]Paz'],
    ['Ana 👨‍👩‍👧', ''],
  ])('names what nobody sees in %j as %j', (typed, named) => {
    expect(unseenSign(typed)).toBe(named);
  });

  it.each([
    ['00112345678', '001-1234567-8'],
    ['0-0-1-1-2345678', '001-1234567-8'],
    ['ab-12345', 'AB-12345'],
    ['ßßß', 'ßßß'],
  ])('writes the document %s as %s', (typed, stored) => {
    expect(normalizeCedula(typed)).toBe(stored);
  });
});

describe('names', () => {
  it.each(['Ana Pérez', 'Li', '李 明', 'O’Connor-D’Oleo, Jr.', 'Ange\u0301lica', 'Nguyễn Thị Ánh'])(
    'takes %s',
    (name) => expect(checkName(name)).toBeUndefined(),
  );

  it.each([
    ['Ana\u202ezereP', 'invisible-characters'],
    ['Ana\u00adPérez', 'invisible-characters'],
    ['Ana\u{e0041}Paz', 'invisible-characters'],
    [`Ana${'\u0321'.repeat(79)}`, 'too-long'],
    [`Ana${'\u0321'.repeat(3)}`, 'stacked-marks'],
    ['Ana \u0321Paz', 'stacked-marks'],
    ['\u0321Ana', 'stacked-marks'],
    ['Ana\u{1BCA0}Paz', 'invisible-characters'],
    ['Ana\u{13430}Paz', 'invisible-characters'],
    ['Ana\uFFFCPaz', 'invisible-characters'],
    ['Ana\uFFFDPaz', 'invisible-characters'],
    ['Ana\uD83CPaz', 'invisible-characters'],
    ['A 1', 'few-letters'],
    ['A.', 'few-letters'],
  ])('refuses %j as %s', (name, problem) => {
    expect(checkName(name)).toBe(problem);
  });
});

describe('player names', () => {
  it.each(['007', '*', '🎮', '👩‍💻', '\u3164Laury\u3164', 'xX_Ana_Xx', '[LU] ana#1234'])(
    'takes %s',
    (name) => {
      expect(checkNickname(name)).toBeUndefined();
    },
  );

  it.each([
    ['a\u2800b', 'invisible-characters'],
    ['a\u3164b', 'invisible-characters'],
    ['👩a\u200db', 'invisible-characters'],
    ['a\u0321\u0321\u0321', 'stacked-marks'],
    ['<b>', 'markup'],
  ])('refuses %j as %s', (name, problem) => {
    expect(checkNickname(name)).toBe(problem);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['809-555-0142', '+18095550142', '809-555-0142'],
    ['(829) 555.0142', '+18295550142', '829-555-0142'],
    ['1 849 555 0142', '+18495550142', '849-555-0142'],
    ['+1 809 555 0142', '+18095550142', '809-555-0142'],
    ['+1 305 555 0142', '+13055550142', '+13055550142'],
    ['0034 612 345 678', '+34612345678', '+34612345678'],
    [' ', '', ''],
  ])('stores %j as %s and shows it as %s', (typed, stored, shown) => {
    expect(checkPhone(typed)).toBeUndefined();
    expect(normalizePhone(typed)).toBe(stored);
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each(['555-0142', '612 345 678', '305 555 0142', '+1 809 555 014', '+0 809 555', 'no tengo'])(
    'does not take %j',
    (typed) => expect(checkPhone(typed)).toBe('malformed'),
  );
});

describe('documents and addresses', () => {
  it.each([
    ['-----', 'missing'],
    ['001 1234567 8', 'malformed'],
    ['1234', 'too-short'],
    ['00112345678', undefined],
    ['A-123', undefined],
  ])('finds about the document %s: %s', (typed, problem) => {
    expect(checkCedula(typed)).toBe(problem);
  });

  it.each([
    [`${'a'.repeat(64)}@correo.com`, undefined],
    [`${'a'.repeat(65)}@correo.com`, 'long-local-part'],
    ['-ana@correo.com', 'malformed'],
    ['ana+@correo.com', 'malformed'],
    ['Ana_@Correo.com', undefined],
  ])('finds about the address %s: %s', (typed, problem) => {
    expect(checkEmail(typed)).toBe(problem);
  });
});
