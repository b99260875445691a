import { describe, expect, test } from 'vitest';
import { makeMutants } from '../../tools/rules/mutants/make-mutants';

function changes(rules: string): string[] {
  return makeMutants(rules).map(({ change }) => change);
}

describe('the mutants of the rules', () => {
  test('a condition is replaced by true, and each part of it is left out', () => {
    const rules = 'match /a/{b} { allow get: if isA() && (isB() || isC()); }';
    expect(makeMutants(rules).map(({ source }) => source)).toEqual([
      'match /a/{b} { allow get: if true; }',
      'match /a/{b} { allow get: if (isB() || isC()); }',
      'match /a/{b} { allow get: if isA(); }',
      'match /a/{b} { allow get: if isA() && (isC()); }',
      'match /a/{b} { allow get: if isA() && (isB()); }',
    ]);
  });

  test('a branch is taken by all, accepts everything, or loses a part', () => {
    const rules = 'function f(a) { return isA() ? isB() && isC() : isD(); }';
    expect(makeMutants(rules).map(({ source }) => source.slice(23, -3))).toEqual([
      'true ? isB() && isC() : isD()',
      'false ? isB() && isC() : isD()',
      'isA() ? true : isD()',
      'isA() ? isB() && isC() : true',
      'isA() ? isC() : isD()',
      'isA() ? isB() : isD()',
    ]);
  });

  test('elements of lists are left out, places in lists are not', () => {
    expect(changes("function f(a) { return g(a['x'], ['y', 'z']); }")).toEqual([
      "drop element 'y'",
      "drop element 'z'",
    ]);
    expect(changes("function f(a) { return a in ['y', 'z']; }")).toEqual([
      "true instead of a in ['y', 'z']",
      "drop element 'y'",
      "drop element 'z'",
    ]);
  });

  test('numbers are shifted both ways, signs are turned round', () => {
    expect(changes('function f(a) { return !g(a == 10, b <= c); }')).toEqual([
      'drop !',
      '== becomes !=',
      '10 becomes 11',
      '10 becomes 9',
      '<= becomes >=',
    ]);
  });

  test('texts and comments are left alone', () => {
    expect(changes("function f(a) { return g('a == 1 && b', a); // a && 1\n }")).toEqual([]);
    expect(changes('// a == request.time\nfunction f(a) { return g(a); }')).toEqual([]);
  });

  test('each names its line and the collection or function that it is in', () => {
    const rules = 'match /games/{id} {\n  function f() { return a == 1; }\n  allow get: if f();\n}';
    const places = makeMutants(rules).map(({ line, place }) => `${line} ${place}`);
    expect(new Set(places)).toEqual(new Set(['2 f', '3 games']));
  });

  test('a caller, a moment, a list of fields and a value are taken for others', () => {
    const condition = (text: string) => changes(`match /a/{b} { allow read: if ${text}; }`);
    expect(condition("hasRole('revisor')")).toContain(
      "hasRole('revisor') becomes hasRole('admin')",
    );
    expect(condition("t.sign_in_provider == 'anonymous'")).toContain(
      "== 'anonymous' becomes in ['anonymous', 'google.com']",
    );
    expect(condition('get(a).b && existsAfter(c)')).toEqual(
      expect.arrayContaining(['get( becomes getAfter(', 'existsAfter( becomes exists(']),
    );
    expect(condition('a.keys().hasOnly(b) && a.fecha == request.time')).toEqual(
      expect.arrayContaining([
        '.hasOnly( becomes .hasAll(',
        '== request.time becomes <= request.time',
      ]),
    );
    expect(condition('answers.gold * tasas.gold + (a ? rates.base : 0)')).toEqual(
      expect.arrayContaining([
        'answers.gold * tasas.gold becomes 0',
        '? rates.base : 0 becomes ? rates.base : rates.base',
      ]),
    );
  });
});
