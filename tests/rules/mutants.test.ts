import { describe, expect, test } from 'vitest';
import { countByKind, makeMutants } from '../../tools/rules/mutants/make-mutants';
import { collectionsOfLine, sliceRules } from '../../tools/rules/mutants/slice';

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

  test('a part of a branch is left out, and the branch stays', () => {
    const rules = 'match /a/{b} { allow get: if isA() ? isB() && isC() : isD() && isE(); }';
    const dropped = makeMutants(rules).filter(({ kind }) => kind === 'a part left out');
    expect(dropped.map(({ source }) => source)).toEqual([
      'match /a/{b} { allow get: if isA() ? isC() : isD() && isE(); }',
      'match /a/{b} { allow get: if isA() ? isB() : isD() && isE(); }',
      'match /a/{b} { allow get: if isA() ? isB() && isC() : isE(); }',
      'match /a/{b} { allow get: if isA() ? isB() && isC() : isD(); }',
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

  test('meanings are weakened if no condition is dropped', () => {
    const rules = "function f(mail) { return isMail(mail.html.replace(code, 'CODE')); }";
    expect(changes(rules)).toContain(
      ".replace(code,  becomes .replace(code.split('-')[0] + '(-[0-9A-Z]+)+', ",
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

/** What the mutants of a kind make of a condition in a function of a document. */
function mutated(kind: string, condition: string, others = ''): string[] {
  const head = 'match /tomas/{uid} {\nfunction f(before, after) {\nreturn ';
  const tail = `;\n}\n${others}\n}`;
  return makeMutants(head + condition + tail)
    .filter((mutant) => mutant.kind === kind)
    .map(({ source }) => source.slice(head.length, -tail.length).replace(/\s+/g, ' '));
}

describe('the kinds of mistakes', () => {
  test('another way to sign in is taken too, or everything but one', () => {
    const found = mutated('another way to sign in', "t.sign_in_provider == 'anonymous'");
    expect(found).toContain("t.sign_in_provider in ['anonymous', 'google.com']");
    expect(found).toContain("t.sign_in_provider != 'password'");
  });

  test('another role does too, and a weaker session', () => {
    expect(mutated('another role', "hasRole('revisor')")).toContain(
      "(hasRole('revisor') || hasRole('admin'))",
    );
    expect(mutated('a weaker session', 'isStaff() && a.b')).toEqual([
      'hasStaffSession(signedInAt()) && a.b',
    ]);
  });

  test('a field names somebody else', () => {
    const named = 'function g(after) { return after.publicadoPor == 1; }';
    expect(
      mutated('another field that names a person', 'after.autor == request.auth.uid', named),
    ).toEqual([
      'after.publicadoPor == request.auth.uid',
      'after.autor in [request.auth.uid, after.publicadoPor]',
    ]);
  });

  test('addresses are compared in part, or with an earlier one', () => {
    const same = 'after.correo == before.correo';
    expect(mutated('a part of an address', same)).toContain(
      "after.correo.split('@')[1] == before.correo.split('@')[1]",
    );
    expect(mutated('an earlier address', same)).toHaveLength(2);
  });

  test('another state is taken too, by itself or in a list', () => {
    expect(mutated('another state', "after.estadoCredito == 'pendiente'")).toContain(
      "after.estadoCredito in ['pendiente', 'porConfirmar']",
    );
    expect(mutated('another state', "after.estado == 'pendiente'")).toEqual([
      "after.estado == 'entregado'",
      "after.estado in ['pendiente', 'entregado']",
      "after.estado == 'sinEntregar'",
      "after.estado in ['pendiente', 'sinEntregar']",
    ]);
    expect(mutated('one more state', "after.estado in ['confirmar', 'limite']")).toContain(
      "after.estado in ['confirmar', 'limite', 'hecha']",
    );
  });

  test('the database and the document are read at the other moment', () => {
    expect(mutated('the database before or after the batch', 'get(a).b && exists(c)')).toEqual([
      'getAfter(a).b && exists(c)',
      'get(a).b && existsAfter(c)',
    ]);
    expect(mutated('a document that was there before', 'isMadeHere(a)')).toEqual([
      'existsAfter(a)',
    ]);
    expect(mutated('the document before or after the write', "'x' in after")).toEqual([
      "'x' in before",
    ]);
  });

  test('a language is chosen where the record has one', () => {
    expect(mutated('a language of choice', "isMail('x/' + record.get('idioma', 'es'))")).toEqual([
      "isMail('x/' + 'es')",
      "isMail('x/' + 'en')",
    ]);
  });

  test('one more field may change, of those that the document has', () => {
    const known =
      "function g(after) { return after.valor == 1 && 'veces' in after && after.veces; }";
    expect(
      mutated(
        'one more field in a list',
        "after.diff(before).affectedKeys().hasOnly(['hasta'])",
        known,
      ),
    ).toEqual([
      "after.diff(before).affectedKeys().hasOnly(['hasta', 'valor'])",
      "after.diff(before).affectedKeys().hasOnly(['hasta', 'veces'])",
    ]);
    expect(mutated('one more field than are counted', 'record.size() == 2', known)).toEqual([
      "(record.size() == 2 || record.size() == 3 && 'veces' in record)",
    ]);
  });

  test('a field may be missing, or one key of a map may be anything', () => {
    expect(mutated('a field that may be missing', 'after.valor <= 7')).toEqual([
      "(!('valor' in after) || after.valor <= 7)",
    ]);
    // A stored document has its fields.
    expect(mutated('a field that may be missing', 'before.valor <= 7')).toEqual([]);
    // The other condition fails without the field.
    expect(mutated('a field that may be missing', 'after.valor <= 7 && f(after.valor)')).toEqual(
      [],
    );
    expect(
      mutated('a field that may be missing', 'after.valor <= 7 && (a() || f(after.valor))'),
    ).toEqual(["(!('valor' in after) || after.valor <= 7) && (a() || f(after.valor))"]);
    expect(mutated('a field that may not be missing', "after.get('valor', 1) == 2")).toEqual([
      'after.valor == 2',
    ]);
    expect(mutated('one key of a map left free', "after == { 'a': 1, 'b': x.y }")).toEqual([
      "after == { 'a': after.a, 'b': x.y }",
      "after == { 'a': 1, 'b': after.b }",
    ]);
    expect(mutated('one key of a document left free', 'after == get(x).data && after.a')).toEqual([
      "after.diff(get(x).data).affectedKeys().hasOnly(['a']) && after.a",
    ]);
  });

  test('a condition holds the first time only, a bound moves, a name goes on', () => {
    expect(mutated('only the first time', 'before.autor == x')).toEqual([
      '(before.autor == x || before.veces > 1)',
    ]);
    expect(mutated('a bound moved or turned round', 'after.valor <= x')).toEqual([
      'after.valor < x',
      'after.valor >= x',
    ]);
    expect(mutated('more than a name', "id == uid + '_a'")).toContain(
      "id.matches(uid + '_a' + '.+')",
    );
  });

  test('a branch is taken by all, or accepts everything', () => {
    expect(
      mutated('one branch for all, or everything in it', '(a.b ? c(a) : d ? e(a) : f(a)) && g'),
    ).toEqual([
      '(true ? c(a) : d ? e(a) : f(a)) && g',
      '(false ? c(a) : d ? e(a) : f(a)) && g',
      '(a.b ? true : d ? e(a) : f(a)) && g',
      '(a.b ? c(a) : true) && g',
      '(a.b ? c(a) : true ? e(a) : f(a)) && g',
      '(a.b ? c(a) : false ? e(a) : f(a)) && g',
      '(a.b ? c(a) : d ? true : f(a)) && g',
      '(a.b ? c(a) : d ? e(a) : true) && g',
    ]);
  });

  test('each mutant is counted once, by its kind', () => {
    const all = makeMutants("match /a/{b} { allow get: if hasRole('revisor') && isStaff(); }");
    const counts = countByKind(all);
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(all.length);
    expect(counts.get('another role')).toBeGreaterThan(2);
  });
});

describe('the rules of some collections', () => {
  const rules = [
    "rules_version = '2';",
    'service cloud.firestore {',
    '  match /databases/{database}/documents {',
    '    function isA(x) {',
    '      return isB(x);',
    '    }',
    '    function isB(x) {',
    '      return x == 1;',
    '    }',
    '    // Ones.',
    '    match /ones/{id} {',
    '      allow get: if isA(id);',
    '    }',
    '    match /twos/{id} {',
    '      match /inner/{n} {',
    '        allow get: if isB(n);',
    '      }',
    '    }',
    '  }',
    '}',
  ];
  const text = rules.join('\n');

  test('hold their own sections and the functions that these call', () => {
    const twos = [...rules.slice(0, 3), ...rules.slice(6, 9), ...rules.slice(13)].join('\n');
    expect(sliceRules(text, new Set(['twos']))).toBe(twos);
    expect(sliceRules(text, new Set(['ones', 'twos']))).toBe(text);
  });

  test('are met by a line of their own, and of a function that they call', () => {
    expect(collectionsOfLine(text, 12)).toEqual(new Set(['ones']));
    expect(collectionsOfLine(text, 5)).toEqual(new Set(['ones']));
    expect(collectionsOfLine(text, 8)).toEqual(new Set(['ones', 'twos']));
    expect(collectionsOfLine(text, 2)).toBeUndefined();
  });
});
