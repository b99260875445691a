import { describe, expect, it } from 'vitest';
import {
  checkLine,
  checkName,
  checkNickname,
  normalizeText,
  unseenSign,
} from '../../../src/domain/fields/fields';

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
});

describe('a line', () => {
  it.each([
    ['', 'missing'],
    [' \t', 'missing'],
    ['\u200b', 'missing'],
    ['<>', 'markup'],
    ['-', undefined],
    ['12345', undefined],
    ['123456', 'too-long'],
  ])('of up to five characters that is %j: %s', (typed, problem) => {
    expect(checkLine(typed, 5)).toBe(problem);
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
