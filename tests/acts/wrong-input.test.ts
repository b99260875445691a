import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { EVERY_ACT } from '../support/acts/every-act';
import { EVERY_PROCEDURE, INVITED_PROCEDURES, PROOF_PROCEDURES } from '../support/acts/procedures';
import { expectRefused } from '../support/acts/refusals';

const PROCEDURES = [...EVERY_PROCEDURE, ...INVITED_PROCEDURES, ...PROOF_PROCEDURES];

type Path = readonly (string | number)[];

/** The path of every value in what an act takes. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => (part as Record<string, unknown>)[name], value);
}

/** A copy with another value at this path. */
function withValue(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((part, place) =>
      String(place) === String(name) ? withValue(part, rest, other) : part,
    );
  const fields = value as Record<string, unknown>;
  return { ...fields, [name]: withValue(fields[name], rest, other) };
}

/** A copy without the field at this path. */
function without(value: unknown, path: Path): unknown {
  const last = path.at(-1) ?? '';
  const { [last]: _, ...rest } = valueAt(value, path.slice(0, -1)) as Record<string, unknown>;
  return withValue(value, path.slice(0, -1), rest);
}

const isMap = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that no field of an act takes. */
const TEXTS: Readonly<Record<string, string>> = {
  'an empty text': '',
  'spaces alone': '   ',
  'a control character': 'a\u0007b',
  'a bidirectional character': 'a\u202Eb',
  'an invisible character': 'a\u200Bb',
  'an invisible letter': 'a\u3164b',
  markup: 'a<b',
  'a text that is too long': 'a'.repeat(100_000),
};

/** Texts that no id takes. */
const IDS: Readonly<Record<string, string>> = {
  'a path': 'users/one',
  'a path upwards': '../one',
  'a name of the language': '__proto__',
};

const isId = (path: Path) =>
  [
    'id',
    'ids',
    'note',
    'mail',
    'game',
    'draft',
    'subject',
    'number',
    'duplicates',
    'view',
    'lines',
  ].includes(String(path.findLast((name) => Number.isNaN(Number(name)))));

/** Texts that may be empty: a picture, and the words of a draft. */
const MAY_BE_EMPTY: Readonly<Partial<Record<string, readonly string[]>>> = {
  editGame: ['facts.image'],
  fileComplaint: ['code'],
  saveRatesDraft: ['reason.es', 'reason.en'],
  saveLoanDraft: ['reason.es', 'reason.en'],
};

/** Passwords, keys, and what a publisher reads: any text that is not too long. */
const ANY_TEXT: Readonly<Partial<Record<string, readonly string[]>>> = {
  changePassword: ['present', 'next'],
  readInvitation: ['key'],
  acceptInvitation: ['key', 'password'],
  beginProof: ['tag', 'token'],
  finishProof: ['state', 'code'],
};

/** Other values than a number of an act. */
const NUMBERS: readonly unknown[] = [-1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, '1'];

/** Other kinds of values. */
const KINDS: readonly unknown[] = [null, undefined, true, [], {}, [7], 7.5, () => 1];

/** Every wrong form of what an act takes, with its description. */
function wrong(name: string, asked: unknown): (readonly [string, unknown])[] {
  return pathsIn(asked).flatMap((path) => {
    const value = valueAt(asked, path);
    const where = path.join('.') || 'the whole';
    const put = (what: string, other: unknown) =>
      [`${where}: ${what}`, withValue(asked, path, other)] as const;
    const isTaken = (other: unknown) =>
      Object.is(value, other) ||
      isDeepStrictEqual(value, other) ||
      (Array.isArray(value) && ['', String(value)].includes(String(other))) ||
      (typeof other === 'string' && other.length < 100 && ANY_TEXT[name]?.includes(where)) ||
      (other === '' && MAY_BE_EMPTY[name]?.includes(where));
    const kinds = KINDS.filter((other) => !isTaken(other)).map((other) =>
      put(`${JSON.stringify(other) ?? String(other)} in its place`, other),
    );
    const texts =
      typeof value === 'string'
        ? Object.entries({ ...TEXTS, ...(isId(path) && IDS) })
            .filter(([, text]) => !isTaken(text))
            .map(([what, text]) => put(what, text))
        : [];
    const numbers =
      typeof value === 'number' ? NUMBERS.map((other) => put(String(other), other)) : [];
    const keys = isMap(value)
      ? [
          put('another field', { ...(value as object), more: 1 }),
          put('a constructor', { ...(value as object), constructor: 1 }),
          put(
            'a prototype',
            JSON.parse(`{"__proto__":1,${JSON.stringify(value).slice(1)}`.replace(',}', '}')),
          ),
        ]
      : [];
    const isField = path.length > 0 && isMap(valueAt(asked, path.slice(0, -1)));
    const missing = isField ? [[`${where}: missing`, without(asked, path)] as const] : [];
    return [...kinds, ...texts, ...numbers, ...keys, ...missing];
  });
}

describe.each([...EVERY_ACT, ...PROCEDURES])('$name', ({ name, sample, say }) => {
  test('refuses every other form of what it takes, and nothing changes', async () => {
    const { documents, asked, by } = sample();
    const before = new Map(documents);
    const taken: string[] = [];
    for (const [what, given] of wrong(name, asked)) {
      const answer = await say(documents, name, given, by);
      if (!('refused' in answer) || answer.refused !== 'invalid') taken.push(what);
    }
    expect(taken).toEqual([]);
    expect(documents).toEqual(before);
  });
});

test.each([
  ['unknown'],
  ['__proto__'],
  ['constructor'],
  ['toString'],
  [''],
  [undefined],
  [7],
  [['decide']],
])('no act is called %s', async (name) => {
  for (const { sample, say } of [...EVERY_ACT, ...PROCEDURES]) {
    const { documents, asked, by } = sample();
    expect(await say(documents, name, asked, by)).toEqual({ refused: 'invalid' });
  }
});

test('nobody says an act of the others', async () => {
  for (const { name, say } of EVERY_ACT)
    for (const other of EVERY_ACT) {
      if (other.say === say) continue;
      await expectRefused({ ...other.sample(), name, say: other.say }, 'invalid');
    }
});
