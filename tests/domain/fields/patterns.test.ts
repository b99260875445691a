import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  CEDULA_FORM,
  CEDULA_PATTERN,
  EMAIL_LENGTHS,
  EMAIL_PATTERN,
  EQUAL_DIGITS_PATTERN,
  LATIN_PATTERN,
  LETTERS_PATTERN,
  MAX_EMAIL,
  MAX_TEXT,
  VISIBLE_PATTERN,
  WORDS_PATTERN,
} from '../../../src/domain/fields/field-patterns';
import { checkLine, checkName } from '../../../src/domain/fields/fields';
import { readCedula } from '../../../src/domain/fields/identifiers/cedula';
import { readEmail } from '../../../src/domain/fields/identifiers/email';
import { PHONE_PATTERN } from '../../../src/domain/fields/identifiers/phone';
import {
  IMAGE_PATTERN,
  isImageAddress,
  isSitePath,
  MAX_ADDRESS,
  MAX_GAME_NAME,
  SITE_PATH_PATTERN,
} from '../../../src/domain/market/catalogue';
import { ALPHABET, CODE_PATTERN, codeFrom } from '../../../src/domain/request/request-code';

/** Which texts a check takes and which it refuses. */
interface Texts {
  readonly takes: (text: string) => boolean;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const words = (text: string) => text.split(' ');
const times = (count: number, text = 'a') => text.repeat(count);
/** Whether patterns take a text, as the rules read it. */
const matching =
  (flags: string, ...patterns: readonly string[]) =>
  (text: string) =>
    patterns.every((pattern) => new RegExp(pattern, flags).test(text));
const taking = (check: (text: string) => unknown) => (text: string) => check(text) === undefined;

/** Characters that no address, document, code or path takes. */
const STRANGE = [...'<>" \n\t\\(|{^`éñ\u0130\u212a\u017f'];
const ASCII = Array.from({ length: 128 }, (_, point) => String.fromCharCode(point));
/** One of each category and range that nobody can see. */
const HIDDEN = [
  ...'<>\u0001\u200b\ud800\ue000\u2028\u2029\u00a0\u1680\u2000\u200a\u202f\u205f\u3000\u00ad',
  ...'\u034f\u0600\u0604\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\ufeff\uffa0\ufffc\ufffd',
  ...'\u{110cd}\u{13430}\u{16fe4}\u{1bca0}\u{1d159}\u{1d173}\u{e0041}\u{e0100}',
];
/** The characters up to the end of Latin script, by whether they can be seen. */
const latin = (seen: boolean) =>
  Array.from({ length: 0x250 }, (_, point) => String.fromCharCode(point)).filter(
    (each) => matching('u', VISIBLE_PATTERN)(each) === seen,
  );
/** A text with each character but those allowed at each of these places. */
const putInto = (text: string, allowed: RegExp, places: readonly number[]) =>
  [...ASCII, ...STRANGE]
    .filter((each) => !allowed.test(each))
    .flatMap((each) => places.map((place) => text.slice(0, place) + each + text.slice(place)));

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const label = times(63);
const addresses: Omit<Texts, 'takes'> = {
  good: [
    ...words("a@b.do _@b.do 9@9.do ab@c-d.do a.b@c.do a_%+'-b@c.do a-@c.do a_@c.do a.b-@c.do"),
    ...words('a.b.c@d.e.do a.%b@c.do az09@az09.do ana_@b.do a9@b.do a.9@b.do a._@b.do'),
    ...words(
      `a@${label}.do a@b.museum a@b.xn--p1ai a@b.xn--a-z0 a@b.xn--9 a@b.xn--${times(58)} ${times(64)}@b.do a@b.${label} a@a1a.do a@aa.do a@z0.do`,
    ),
    ...words("a.b%+'_-c@d.do a.0z%9z@b.do a.b%c.d+e@f.do a.az09_@b.do a.+_@b.do a.'-@b.do"),
    ...words('0_z@b.do z9@b.do a-0@b.do a@0-9.do a@a-0z.do a@9a-b9.do a@z-z.do a@0.do a@z.do'),
    ...words(`a@0z.do a@b.az a@${label}.${label}.${label}.${times(57)}.do`),
  ],
  bad: [
    ...words(
      'a @b.do a@ a@b a@do a@b.d a@b.d0 a@.do a@b..do a@-b.do a@b-.do a..b@c.do .a@b.do a.@b.do',
    ),
    ...words("-a@b.do +a@b.do 'a@b.do %a@b.do a+@b.do a'@b.do a%@b.do a.b+@c.do a@b_c.do a@b.c_d"),
    ...words(
      'a@b.xn-- a@b.xn--a- a@b.xn-a a@b.yn--a a@b.xn--a_b a@b.do. a@b.do, a@b,c.do a@b.do,c@d.do a@@b.do a@b@c.do a@a.9 a@b.do- a@b.d-o',
    ),
    ...words(
      `a@${label}a.do a@b.${label}a ${times(65)}@b.do a@b.do+ a@b+c.do a@b..c.do a@..do a@.b.do a..@b.do a.b.@c.do`,
    ),
    ...putInto('ab@cde.do', /[a-z0-9._%+'@-]/, [0, 1, 2]),
    ...putInto('a.bcd@e.do', /[a-z0-9._%+'@-]/, [2, 3, 4, 5]),
    ...putInto('ab@cde.do', /[a-z0-9.@-]/, [3, 4, 5, 6]),
    ...putInto('ab@c.do', /[a-z0-9.@-]/, [3, 4]),
    ...putInto('ab@c.def', /[a-z.@]/, [5, 6, 7, 8]),
  ],
};
const documents: Omit<Texts, 'takes'> = {
  good: words(
    `12345 ${times(20, '1')} A-123 ABCDE AZ-09 001-1234567-8 -1234- 0000000000 -12345678901A ${times(12, '1')} 1234567890- 00112345678Z 1---- ----1-234567890- 1-----------2`,
  ).concat([`${times(12, '1')}-2`, `1-${times(12, '1')}`, `-${times(12, '1')}`]),
  bad: [
    ...words(
      `1234 ${times(21, '1')} ${times(21, 'A')} ----- A.123 00112345678 001-1234567-8- -001-1234567-8`,
    ),
    ...words('0011-234567-8 001-12345678 0-0112345678 001-123456-78 -00112345678'),
    '',
    ...putInto('AB123', /[A-Z0-9-]/, [0, 2, 5]),
    ...putInto('1234', /[A-Z0-9-]/, [0, 2, 4]),
  ],
};
const SAFE = /[A-Za-z0-9._~%!$&*+,;=:@?#/-]/;
const safe = ASCII.filter((each) => SAFE.test(each) && each !== '/');
const longest = `/${times(MAX_ADDRESS - 1)}`;
const paths: Omit<Texts, 'takes'> = {
  good: ['/', '/a', '/a/b', '/a//b', '/a/', ...safe.flatMap((each) => [`/${each}`, `/a${each}`])],
  bad: [...words('a // //a x/a a/ https://a.do'), '', ...putInto('/ab', SAFE, [0, 1, 2, 3])],
};
const pictures: Omit<Texts, 'takes'> = {
  good: [
    '',
    '/a.png',
    ...safe.flatMap((each) => [`/${each}`, `https://${each}`, `https://a${each}`]),
  ],
  bad: [
    ...words('a //a.do / https:// https:///a http://a.do HTTPS://a.do xhttps://a.do https:a'),
    ...words('https:/https://a https:/a https//a ///a https:///'),
    ...putInto('/ab', SAFE, [0, 1, 2, 3]),
    ...putInto('https://ab', SAFE, [8, 9, 10]),
  ],
};

const cases: Readonly<Record<string, Texts>> = {
  'a line': {
    takes: taking((text) => checkLine(text, 100)),
    good: [
      'a',
      'A b',
      'a\u0301\u0302',
      '\u05d0 \u05d1',
      '🎮 ñ',
      'a b c',
      'ab cd ef',
      'a b\u0301\u0302',
    ],
    bad: ['', '<', 'a>', 'a\u0321\u0321\u0321', '\u0321a', 'a \u0321', 'a b\u0321\u0321\u0321'],
  },
  'a stored line': {
    takes: matching('u', VISIBLE_PATTERN, WORDS_PATTERN),
    good: [
      'a',
      'ab cd',
      'a b c',
      'a\u0301 b\u0302\u0302',
      'a\u0301\u0301b\u0301 c',
      '🎮🎮 a',
      '🎮\ufe0f',
    ],
    bad: [
      ...HIDDEN.map((each) => `a${each}b`),
      ...['', ' ', ' a', 'a ', 'a  b', '\u0301'],
      'a\nb',
      'a\u0301\u0301\u0301 b',
      'a b \u0301',
      'a \u0301b',
    ],
  },
  'a name': {
    takes: taking(checkName),
    good: ['ab', 'a1b', '1a-b2', times(MAX_TEXT), '李明', 'ÑÑ'],
    bad: ['a', 'a1', '11', times(MAX_TEXT + 1), '--', 'a\u0321'],
  },
  'what can be seen': { takes: matching('u', VISIBLE_PATTERN), good: ['a', ' '], bad: [''] },
  'what can be seen in Latin script': {
    takes: matching('u', LATIN_PATTERN),
    good: [...latin(true), 'ab'],
    bad: ['', ...latin(false), 'ɐ', 'aɐ', 'ɐa', 'a\na'],
  },
  'the letters of a name': {
    takes: matching('u', LETTERS_PATTERN),
    good: ['ab', 'a1b', '1ab', '1a1b1', '李明'],
    bad: ['', 'a', '1a1', '11', '\nab', 'ab\n'],
  },
  'an address that is typed': {
    takes: taking((text) => readEmail(text).problem),
    good: [...addresses.good, 'A@B.DO', ' a@b.do '],
    bad: [`${times(60)}@${label}.${label}.${label}.do`, 'é@b.do', 'a@b.do\na'],
  },
  'a stored address': { takes: matching('', EMAIL_PATTERN, EMAIL_LENGTHS), ...addresses },
  'the lengths of an address': {
    takes: matching('', EMAIL_LENGTHS),
    good: ['a@b', `${times(64)}@${times(300)}`],
    bad: ['a', '@b', 'a@', `${times(65)}@b`, 'a@b@c', '@a@b'],
  },
  'a document that is typed': {
    takes: taking((text) => readCedula(text).problem),
    good: [...documents.good, '00112345678', 'ab-12', ' A-123 ', '٠٠١١٢'],
    bad: ['1234', times(21, '1'), '-----', '', '<1234'],
  },
  'a stored document': { takes: matching('', CEDULA_PATTERN, CEDULA_FORM), ...documents },
  'eleven equal digits': {
    takes: matching('', EQUAL_DIGITS_PATTERN),
    good: [...'0123456789'].map((digit) => `000-0000000-0`.replaceAll('0', digit)),
    bad: [
      ...['00000000000', '000-0000000-1', '111-1111111-0', '010-0000000-0', '22-2222222-2'],
      ...['000-0000000-00', '0000-0000000-0', '', '000-0000000-0\n', 'A000-0000000-0'],
    ],
  },
  'the characters of a document': {
    takes: matching('', CEDULA_PATTERN),
    good: documents.good,
    bad: ['1234', times(21, 'A'), ...putInto('AB123', /[A-Z0-9-]/, [0, 2, 5])],
  },
  'the form of a document': {
    takes: matching('', CEDULA_FORM),
    good: documents.good,
    bad: [
      ...[times(21, '1'), '-----', '00112345678'],
      ...['001-1234567-8', '12345', times(12, '1')].flatMap((text) =>
        [...text].flatMap((_, place) =>
          [...',< \n@./aé'].flatMap((each) => [
            text.slice(0, place) + each + text.slice(place),
            text.slice(0, place) + each + text.slice(place + 1),
          ]),
        ),
      ),
    ],
  },
  'a telephone number': {
    takes: matching('', PHONE_PATTERN),
    good: [
      '+18095550142',
      '+12005550142',
      '+19999999999',
      '+21234567',
      '+34612345678',
      `+9${times(14, '1')}`,
    ],
    bad: [
      ...['18095550142', '+1809555014', '+180955501420', '+11095550142', '+10095550142'],
      ...['+2123456', `+9${times(15, '1')}`, '+0123456789', '', '+', '++18095550142'],
      ...putInto('+18095550142', /[0-9]/, [2, 7, 12]),
      ...putInto('+34612345678', /[0-9]/, [2, 7, 12]),
    ],
  },
  'a code': {
    takes: matching('', CODE_PATTERN),
    good: [CODE, `LU-${times(6, '2345-')}67`, 'LU-89AB-CDEF-GHJK-MNPQ-RSTU-VWXY-Z2'],
    bad: [
      ...[CODE.slice(0, -1), `${CODE}2`, CODE.slice(1), `X${CODE}`, CODE.toLowerCase()],
      ...[CODE.replace('LU-7', 'LU-'), CODE.replace('K', 'KK'), CODE.replace('-Q9WM', '')],
      CODE.replace('Q9WM', 'Q9WM-Q9WM'),
      ...putInto(CODE, /[2-9A-HJKMNP-Z-]/, [0, 3, 4, CODE.length]),
      ...putInto(CODE.slice(0, -1), /[2-9A-HJKMNP-Z]/, [CODE.length - 1]),
      ...putInto('LU-K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y', /[2-9A-HJKMNP-Z]/, [3, 4]),
    ],
  },
  'a path of the site': {
    takes: isSitePath,
    good: [...paths.good, longest],
    bad: [...paths.bad, `${longest}a`],
  },
  'a stored path': { takes: matching('', SITE_PATH_PATTERN), ...paths },
  'the address of a picture': {
    takes: isImageAddress,
    good: [...pictures.good, longest],
    bad: [...pictures.bad, `${longest}a`],
  },
  'a stored address of a picture': { takes: matching('', IMAGE_PATTERN), ...pictures },
};

for (const [name, { takes, good, bad }] of Object.entries(cases)) {
  describe(name, () => {
    test('is taken', () =>
      deepEqual(
        good.filter((text) => !takes(text)),
        [],
      ));
    test('is refused', () => deepEqual(bad.filter(takes), []));
  });
}

describe('numbers and letters', () => {
  test('are those of the specification', () => {
    deepEqual([MAX_TEXT, MAX_EMAIL, MAX_ADDRESS, MAX_GAME_NAME], [80, 254, 300, 60]);
    deepEqual(ALPHABET, '23456789ABCDEFGHJKMNPQRSTUVWXYZ');
    deepEqual(
      codeFrom(() => 0),
      `LU-${times(6, '2222-')}22`,
    );
  });
});
