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

  test('numbers are shifted both ways, equality and negation are inverted', () => {
    expect(changes('function f(a) { return !g(a == 10); }')).toEqual([
      'drop !',
      '== becomes !=',
      '10 becomes 11',
      '10 becomes 9',
    ]);
  });

  test('texts and comments are left alone', () => {
    expect(changes("function f(a) { return g('a == 1 && b', a); // a && 1\n }")).toEqual([]);
  });

  test('each names its line and the collection or function that it is in', () => {
    const rules = 'match /games/{id} {\n  function f() { return a == 1; }\n  allow get: if f();\n}';
    const places = makeMutants(rules).map(({ line, place }) => `${line} ${place}`);
    expect(new Set(places)).toEqual(new Set(['2 f', '3 games']));
  });

  test('meanings are weakened where no condition is dropped', () => {
    const rules = "function f(mail) { return mail.message == permittedMail('a', 'es'); }";
    expect(changes(rules)).toContain(
      "mail.message == permittedMail('a', 'es') becomes mail.message.html == permittedMail('a', 'es').html",
    );
    const list = 'function f(a) { return a.keys().hasOnly(b) && a.fecha == request.time; }';
    expect(changes(list)).toEqual(
      expect.arrayContaining([
        '.keys().hasOnly( becomes .keys().hasAll(',
        '== request.time becomes <= request.time',
      ]),
    );
  });

  test('a role is taken for another, and each part of a value is left out', () => {
    expect(changes("match /a/{b} { allow read: if hasRole('revisor'); }")).toEqual(
      expect.arrayContaining([
        "hasRole('revisor') becomes hasRole('analista')",
        "hasRole('revisor') becomes hasRole('admin')",
      ]),
    );
    const worth = 'function f(a) { return answers.gold * tasas.gold + (a ? rates.base : 0); }';
    expect(changes(worth)).toEqual(
      expect.arrayContaining([
        'answers.gold * tasas.gold becomes 0',
        '? rates.base : 0 becomes ? 0 : 0',
        '? rates.base : 0 becomes ? rates.base : rates.base',
      ]),
    );
  });

  test('a comment is not weakened', () => {
    expect(changes('// a == request.time\nfunction f(a) { return g(a); }')).toEqual([]);
  });
});
