import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readStatements } from '../../tools/rules/read-statements';
import { statements } from './statements';

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

// No behavioural test would notice a new match or allow on a path that it does not try.
test('the rules allow what the list of statements holds, and nothing else', () => {
  expect(readStatements(committed)).toEqual(statements);
});

test('another match or allow is a difference', () => {
  const more = 'match /x/{id} { allow read; match /{rest=**} { allow write: if true; } }';
  expect(readStatements(more)).toEqual([
    '/x/{id} allow read',
    '/x/{id}/{rest=**} allow write: if true',
  ]);
});
