import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reference } from '../../../src/domain/request/loan-request';
import { CODE_PATTERN, newCode, readCode } from '../../../src/domain/request/request-code';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

/** The characters of a code without `LU-` and hyphens. */
const characters = (code: string) => code.slice(3).replaceAll('-', '');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a new code', () => {
  const codes = Array.from({ length: 500 }, newCode);
  const used = new Set(codes.flatMap((code) => [...characters(code)]));

  it('is LU- and groups of four, the last one of two', () => {
    for (const code of codes) expect(code).toMatch(new RegExp(CODE_PATTERN));
  });

  it('uses no character that looks like another', () => {
    expect([...used].filter((character) => '01ILO'.includes(character))).toEqual([]);
  });

  it('uses all the others, enough for 128 bits', () => {
    expect(characters(CODE).length * Math.log2(used.size)).toBeGreaterThanOrEqual(128);
  });

  it('is another one every time', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('takes no byte that would favour the first characters', () => {
    const bytes = [255, 248, 0, 30, 31, 247];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
      return array;
    });
    expect(newCode()).toMatch(/^LU-2Z2Z-2222-/);
  });
});

/** Ways in which people write a code down, type it or paste it. */
const SPELLINGS: Readonly<Record<string, (code: string) => string>> = {
  'as it is written': (code) => code,
  'in lower case': (code) => code.toLowerCase(),
  'without hyphens': (code) => code.replaceAll('-', ''),
  'with spaces': (code) => code.replaceAll('-', ' '),
  'with long hyphens': (code) => code.replaceAll('-', '–'),
  'without LU-': (code) => code.slice(3),
  'its characters alone': (code) => characters(code).toLowerCase(),
  'with blanks around it': (code) => `  ${code}\n`,
  'with a full stop': (code) => `${code}.`,
  'as a fragment': (code) => `#${code}`,
  'as a whole link': (code) => `https://levelup.example/Solicitud?lang=en#${code}`,
  'as a link in capitals': (code) => `HTTPS://LEVELUP.EXAMPLE/SOLICITUD#${code}`,
  'as a link with encoded spaces': (code) =>
    `http://127.0.0.1:5000/Solicitud#${code.replaceAll('-', '%20')}`,
};

describe('a code that was typed or pasted', () => {
  it.each(Object.entries(SPELLINGS))('is read %s', (_, spell) => {
    fc.assert(
      fc.property(fc.constant(undefined).map(newCode), (code) => {
        expect(readCode(spell(code))).toBe(code);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a reference', 'LU-7K3A-Q9WM'],
    ['one character too few', CODE.slice(0, -1)],
    ['one character too many', `${CODE}2`],
    ['a character that no code has', CODE.replace('7', '0')],
    ['another beginning', CODE.replace('LU', 'UL')],
    ['a link without a code', 'https://levelup.example/Solicitud'],
    ['a link with half a code', `https://levelup.example/Solicitud#${CODE.slice(0, 17)}`],
    ['the anchor of a page', '#main'],
    ['a broken encoding', `#%E0%A4${CODE}`],
  ])('is none: %s', (_, typed) => {
    expect(readCode(typed)).toBeUndefined();
  });

  it('never becomes something else than a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const code = readCode(typed);
        if (code !== undefined) expect(code).toMatch(new RegExp(CODE_PATTERN));
      }),
    );
  });
});

it('begins with what a visitor quotes on the phone; without one the id does', () => {
  expect(reference({ id: 'aB3dEfGh1J', code: CODE })).toBe('LU-7K3A-Q9WM');
  expect(reference({ id: 'aB3dEfGh1J' })).toBe('LU-AB3D-EFGH');
});
