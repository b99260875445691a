import { beforeEach, describe, expect, test } from 'vitest';
import { calculators } from '../../src/games';
import { dataProject, PROJECT } from '../support/emulators/data-project';
import { openBrowser } from '../support/emulators/emulator-backend';
import { addresses, failNext, requestsTo } from '../support/emulators/emulator-faults';

const admin = dataProject();

beforeEach(async () => {
  await admin.seedGames();
});

test('market values are there for everybody, without a session', async () => {
  const { backend } = await openBrowser(PROJECT);
  expect((await backend.listGames()).games).not.toEqual([]);
  expect(requestsTo(addresses.anonymousSignIn)).toBe(0);
});

describe('the last change of a game', () => {
  const fecha = new Date(1_700_000_000_000);
  const motivo = { es: 'Oferta', en: 'Sale' };
  const change = { valor: 160, anterior: 155, motivo, autor: 'eva', fecha };
  const roblox = { gameid: 'roblox', value: [150, 155, 160] };

  async function lastChange(fields: object) {
    await admin.set('games/roblox', { ...roblox, ...fields });
    const { backend } = await openBrowser(PROJECT);
    const { games } = await backend.listGames();
    expect(requestsTo(addresses.document)).toBe(0);
    return games.find(({ id }) => id === 'roblox')?.lastChange;
  }

  test('comes with the list', async () => {
    expect(await lastChange({ ultimoCambio: change })).toMatchObject({ value: 160, author: 'eva' });
  });

  test.each([
    ['in a record from before games kept it', {}],
    ['where it cannot be read', { ultimoCambio: { ...change, fecha: 'ayer' } }],
    ['where it is no record at all', { ultimoCambio: 'ayer' }],
    [
      'where the value was changed without it',
      { value: [150, 155, 160, 170], ultimoCambio: change },
    ],
  ])('is absent %s, and the game is there', async (_name, fields) => {
    expect(await lastChange(fields)).toBeUndefined();
  });
});

test('a read waits for a busy backend and ends at the limit when nothing comes', async () => {
  const { backend, clock } = await openBrowser(PROJECT);
  failNext(addresses.query, { kind: 'status', status: 503 }, { kind: 'status', status: 429 });
  expect((await backend.listGames()).games).toHaveLength(
    calculators.filter(({ catalogue }) => catalogue).length,
  );
  failNext(addresses.query, { kind: 'hang', onHang: clock.endLimits });
  await expect(backend.listGames()).rejects.toMatchObject({ code: 'timeout' });
});

test('a read without an answer and a captive portal are told apart', async () => {
  const { backend } = await openBrowser(PROJECT);
  failNext(addresses.query, { kind: 'no-answer' });
  await expect(backend.listGames()).rejects.toMatchObject({ code: 'offline' });
  failNext(addresses.query, { kind: 'captive-portal' });
  await expect(backend.listGames()).rejects.toMatchObject({ code: 'portal' });
});

test('a record without name, image or path is read, and an odd one hides no other', async () => {
  await admin.set('games/roblox', { gameid: 'roblox', value: [150, 160] });
  await admin.set('games/fortnite', { gameid: 'fortnite', name: 'Fortnite', value: '150' });
  await admin.set('games/minecraft', {
    gameid: 'minecraft',
    name: 'Minecraft',
    value: [Number.NaN],
  });
  const { backend } = await openBrowser(PROJECT);
  const { games, unreadable } = await backend.listGames();
  expect(games).toHaveLength(10);
  expect(games).toContainEqual({ id: 'roblox', name: '', image: '', path: '', values: [150, 160] });
  expect([...unreadable].sort()).toEqual(['fortnite', 'minecraft']);
});

test('name, image and path are those of the record', async () => {
  const game = { gameid: 'roblox', name: ' Roblox 2 ', image: '/media/r.png', destino: '/Roblox' };
  await admin.set('games/roblox', { ...game, value: [150] });
  const { backend } = await openBrowser(PROJECT);
  expect((await backend.listGames()).games).toContainEqual({
    id: 'roblox',
    name: 'Roblox 2',
    image: '/media/r.png',
    path: '/Roblox',
    values: [150],
  });
});
