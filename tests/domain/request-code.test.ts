import { describe, expect, test } from 'vitest';
import { reference } from '../../src/domain/request/loan-request';
import { CODE_PATTERN, codeFrom, newCode, readCode } from '../../src/domain/request/request-code';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

describe('a new code', () => {
  test('has the form that the rules ask for, and is never the same', () => {
    const codes = Array.from({ length: 200 }, newCode);
    for (const code of codes) expect(code).toMatch(new RegExp(CODE_PATTERN));
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('has at least 128 bits, whatever its source gives', () => {
    const ends: number[] = [];
    codeFrom((end) => {
      ends.push(end);
      return end - 1;
    });
    const bits = ends.reduce((sum, end) => sum + Math.log2(end), 0);
    expect(bits).toBeGreaterThanOrEqual(128);
  });

  test('has no signs that are taken for one another', () => {
    const all = Array.from({ length: 31 }, (_, place) => codeFrom(() => place)).join('');
    expect(all.replaceAll('LU-', '')).not.toMatch(/[01OIL]/);
  });
});

describe('a code that was typed', () => {
  test.each([
    CODE,
    CODE.toLowerCase(),
    CODE.slice(3),
    CODE.replaceAll('-', ' '),
    CODE.replaceAll('-', ''),
    `  ${CODE}\n`,
  ])('%j is read', (typed) => {
    expect(readCode(typed)).toBe(CODE);
  });

  test.each(['', 'LU-', CODE.slice(0, -1), `${CODE}2`, CODE.replace('7', '0'), 'LU-7K3A-Q9WM'])(
    '%j is no code',
    (typed) => {
      expect(readCode(typed)).toBeUndefined();
    },
  );
});

test('a reference is the beginning of the code, or of the id without one', () => {
  expect(reference({ id: 'aB3dEfGh1J', code: CODE })).toBe('LU-7K3A-Q9WM');
  expect(reference({ id: 'aB3dEfGh1J' })).toBe('LU-AB3D-EFGH');
});
