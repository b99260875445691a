import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCode, readCode } from '../../../src/domain/fields/identifiers/code';
import { reference } from '../../../src/domain/request/loan-request';
import { CODE_PATTERN, newCode } from '../../../src/domain/request/request-code';

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
  'with its label': (code) => `Código: ${code}`,
  'in a sentence': (code) => `Tu código es ${code}. Guárdalo, por favor.`,
  'before a word': (code) => `${code} gracias`,
  'with its label and without LU-': (code) => `Código: ${code.slice(3)}`,
  'in full-width forms': (code) =>
    [...code].map((each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  'with invisible marks': (code) => `\u202a${code.replace('-', '\u200b-')}\u202c`,
  'broken over two lines': (code) => `${code.slice(0, 18)}\n${code.slice(18)}`,
  'with what a network adds': (code) => `https://levelup.example/Solicitud#${code}?fbclid=IwAR0x`,
  'with what a campaign adds': (code) => `#${code}&utm_source=correo`,
  'with another number sign': (code) => `#${code}#`,
  'with the number sign in percent': (code) => `https://levelup.example/Solicitud%23${code}`,
  'with the percent sign in percent': (code) => `https://levelup.example/Solicitud%2523${code}`,
  'in a link of Safe Links': (code) =>
    `https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Flevelup.example%2FSolicitud%23${code}&data=05%7C02%7Cana%40correo.example&reserved=0`,
  'in a link of URL Defense, version 2': (code) =>
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__levelup.example_Solicitud-23${code.replaceAll('-', '-2D')}&d=DwMFaQ&c=euGZ`,
  'in a link of URL Defense, version 3': (code) =>
    `https://urldefense.com/v3/__https://levelup.example/Solicitud*${code}__;Iw!!IfkO!aB3$`,
  'in a link of a search engine': (code) =>
    `https://www.google.com/url?q=https://levelup.example/Solicitud%23${code}&sa=D`,
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

describe('a text in a field for a code', () => {
  it.each([
    ['', 'missing'],
    [' \u200b', 'missing'],
    ['RC-2026-7K3A-Q9WM', 'complaint'],
    ['Reclamo: rc 2026 7k3a q9wm', 'complaint'],
    ['RC-2026-7K3A', 'complaint'],
    ['RC-7K3A-Q9WM', 'complaint'],
    ['rc–7k3a', 'complaint'],
    ['RC 2026', 'complaint'],
    ['ARC-7K3A-Q9WM', 'malformed'],
    ['rc amor', 'malformed'],
    ['LU-7K3A-Q9WM', 'reference'],
    ['Ref. LU-7K3A-Q9WM', 'reference'],
    ['lu 7k3a q9wm gracias', 'reference'],
    ['7K3A-Q9WM', 'reference'],
    ['LU-AB3D-EFGO', 'reference'],
    ['LU-7K3A-Q9WM-X4TD', 'malformed'],
    ['hola amor', 'malformed'],
    [CODE.slice(0, -1), 'malformed'],
    [`Mi código: ${CODE}`, undefined],
  ])('has about %j: %s', (typed, problem) => expect(checkCode(typed)).toBe(problem));
});

it('begins with what a visitor quotes on the phone; without one the id does', () => {
  expect(reference({ id: 'aB3dEfGh1J', code: CODE })).toBe('LU-7K3A-Q9WM');
  expect(reference({ id: 'aB3dEfGh1J' })).toBe('LU-AB3D-EFGH');
});
