import { expect, test } from 'vitest';
import { emailSpellings, nameSpellings } from '../../src/data/reads/beginnings';

test.each([
  ['maría del', ['maría del', 'María Del', 'MARÍA DEL']],
  ['Ñ', ['Ñ', 'ñ']],
  ["o'neil", ["o'neil", "O'Neil", "O'NEIL"]],
  [' 3 ', ['3']],
])('a name that begins with %j is looked for as %j', (typed, expected) => {
  expect(new Set(nameSpellings(typed))).toEqual(new Set(expected));
});

test.each([
  [' ANA@Ex', ['ana@ex']],
  ['ana pérez', []],
])('an e-mail that begins with %j is looked for as %j', (typed, expected) => {
  expect(emailSpellings(typed)).toEqual(expected);
});
