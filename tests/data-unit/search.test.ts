import { expect, test } from 'vitest';
import {
  cedulaSpellings,
  emailSpellings,
  nameSpellings,
} from '../../src/data/firebase/staff/search';

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

test.each([
  ['00112345678', ['001-1234567-8']],
  ['001', ['001']],
  ['0011', ['0011', '001-1']],
  ['001-12', ['001-12']],
  ['ab-1', ['AB-1']],
  ['ana pérez', []],
])('a cedula that begins with %j is looked for as %j', (typed, expected) => {
  expect(cedulaSpellings(typed)).toEqual(expected);
});
