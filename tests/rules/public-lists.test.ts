import { deepEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { collection, getCount, getDocs, limit, query } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_GAMES } from '../../src/domain/market/market-value';
import { readStatements } from '../../tools/rules/read-statements';
import { askEmulator } from '../support/rules/rules-emulator';
import { refused } from '../support/rules/rules-outcome';
import { freshId, nobody, visitor } from '../support/rules/rules-people';

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** Every collection that the rules name, below fresh documents. */
const COLLECTIONS = [
  ...new Set(
    readStatements(committed).map((statement) => {
      const [path = ''] = statement.split(' ');
      const [, ...parts] = path.split('/documents')[1]?.split('/') ?? [];
      return parts
        .slice(0, -1)
        .map((part) => (part.startsWith('{') ? freshId() : part))
        .join('/');
    }),
  ),
];

/** Whether somebody without a session gets this list. */
async function isListed(path: string, page: { limit?: number; offset?: number }) {
  const parts = path.split('/');
  const collectionId = parts.pop();
  const parent = parts.map((part) => `/${part}`).join('');
  const structuredQuery = { from: [{ collectionId }], ...page };
  const answer = await askEmulator(`documents${parent}:runQuery`, { structuredQuery });
  ok([200, 403].includes(answer.status), `${path}: ${answer.status}`);
  return answer.status === 200;
}

async function listedWith(page: { limit?: number; offset?: number }) {
  const listed = await Promise.all(COLLECTIONS.map((path) => isListed(path, page)));
  return COLLECTIONS.filter((_, place) => listed[place]);
}

describe('lists that everybody reads', () => {
  test('are those of the games alone, at most 50 from the first one on', async () => {
    ok(COLLECTIONS.includes('users') && COLLECTIONS.length > 20);
    deepEqual(await listedWith({ limit: MAX_GAMES }), ['games']);
    deepEqual(await listedWith({ limit: MAX_GAMES, offset: 0 }), ['games']);
    for (const page of [
      {},
      { limit: MAX_GAMES + 1 },
      { limit: 1_000 },
      { limit: 1, offset: 1 },
      { offset: 1 },
    ])
      deepEqual(await listedWith(page), []);
  });

  test('are no others for a visitor, and nobody counts them', async () => {
    for (const db of [nobody, visitor().db])
      for (const path of COLLECTIONS) {
        await refused(getCount(collection(db, path)));
        if (path !== 'games') await refused(getDocs(query(collection(db, path), limit(1))));
      }
  });
});
