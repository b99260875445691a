import { describe, expect, test } from 'vitest';
import type { StaffBackend } from '../../../src/data/staff/backend';
import type { MarketGame } from '../../../src/domain/market/market-value';
import { bothStaffBackends } from '../../support/both-staff-backends';

const { implementations } = bothStaffBackends();

const roblox: MarketGame = {
  id: 'roblox',
  name: 'Roblox',
  values: [150, 155],
  image: '',
  path: '/Roblox',
};
const rocketLeague: MarketGame = {
  ...roblox,
  id: 'rocketLeague',
  name: 'Rocket League',
  values: [],
};
const facts = { name: ' Roblox 2 ', image: ' /media/roblox.png', path: '/Roblox?robux=100 ' };
const stored = { name: 'Roblox 2', image: '/media/roblox.png', path: '/Roblox?robux=100' };
const FILE = 'mayo.xlsx';
const reason = { es: 'Precios de mayo', en: 'Prices of May' };

describe.each(implementations)('%s', (_name, open) => {
  const gamesOf = async (staff: StaffBackend) => (await staff.read('listGames')).games;

  describe('a game without a value', () => {
    test('gets its first one like any other', async () => {
      const { staff, uid } = await open({ games: [rocketLeague] });
      await staff.appendMarketValue('rocketLeague', [], 60, reason);
      const change = { index: 0, value: 60, previous: undefined, reason, author: uid };
      const expected = { ...change, changedAt: expect.any(Date) };
      expect(await staff.read('listChanges', 'rocketLeague')).toEqual([expected]);
      expect(await gamesOf(staff)).toEqual([
        { ...rocketLeague, values: [60], lastChange: expected },
      ]);
    });
  });

  describe('an edit of a game', () => {
    test('changes name, image and path, and counts', async () => {
      const { staff } = await open({ games: [roblox] });
      const edited = await staff.editGame(roblox, facts);
      expect(edited).toEqual({ ...roblox, ...stored, edits: 1 });
      expect(await gamesOf(staff)).toEqual([edited]);
      const back = await staff.editGame(edited, roblox);
      expect(back).toEqual({ ...roblox, edits: 2 });
    });

    test('leaves a value that was appended meanwhile alone', async () => {
      const { staff } = await open({ games: [roblox] });
      await staff.appendMarketValue('roblox', [150, 155], 160, undefined);
      const edited = await staff.editGame(roblox, facts);
      expect(edited).toMatchObject({ ...stored, values: [150, 155, 160] });
    });
  });

  describe('an import', () => {
    const values = [
      { gameId: 'roblox', previous: 155, value: 170 },
      { gameId: 'rocketLeague', previous: undefined, value: 60 },
    ];

    const games = [roblox, rocketLeague];

    test('changes its values together, each with its reason', async () => {
      const { staff, uid } = await open({ games });
      expect(await staff.importValues({ file: FILE, values, reason })).toEqual({
        status: 'applied',
      });
      const change = { index: 2, value: 170, previous: 155, reason, author: uid };
      expect((await staff.read('listChanges', 'roblox'))[0]).toMatchObject(change);
      const stored = await gamesOf(staff);
      expect(stored.find(({ id }) => id === 'roblox')?.values).toEqual([150, 155, 170]);
      expect(stored.find(({ id }) => id === 'rocketLeague')?.values).toEqual([60]);
    });

    test('changes nothing if one is no longer as it was seen, and names it', async () => {
      const { staff } = await open({ games });
      await staff.appendMarketValue('roblox', [150, 155], 160, undefined);
      const odd = [...values, { gameId: 'nothing', previous: 1, value: 20 }];
      expect(await staff.importValues({ file: FILE, values: odd, reason })).toEqual({
        status: 'conflict',
        gameIds: ['roblox', 'nothing'],
      });
      const stored = await gamesOf(staff);
      expect(stored.find(({ id }) => id === 'rocketLeague')?.values).toEqual([]);
    });
  });
});
