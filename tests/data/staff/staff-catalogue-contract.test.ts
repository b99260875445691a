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
const code = (expected: string) => ({ code: expected });

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

    test('gets it once: the second of two editors conflicts', async () => {
      const { staff } = await open({ games: [rocketLeague] });
      await staff.appendMarketValue('rocketLeague', [], 60, undefined);
      const late = staff.appendMarketValue('rocketLeague', [], 70, undefined);
      await expect(late).rejects.toMatchObject(code('conflict'));
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

    test('over another edit than was seen is a conflict', async () => {
      const { staff } = await open({ games: [roblox] });
      await staff.editGame(roblox, facts);
      const late = staff.editGame(roblox, { ...facts, name: 'Late' });
      await expect(late).rejects.toMatchObject(code('conflict'));
      const unknown = staff.editGame({ ...roblox, id: 'nothing' }, facts);
      await expect(unknown).rejects.toMatchObject(code('conflict'));
      expect(await gamesOf(staff)).toMatchObject([{ ...stored, edits: 1 }]);
    });

    test('with facts that cannot be stored is denied', async () => {
      const { staff } = await open({ games: [roblox] });
      for (const wrong of [{ name: ' ' }, { image: 'x' }, { path: '//example.com' }]) {
        const attempt = staff.editGame(roblox, { ...facts, ...wrong });
        await expect(attempt).rejects.toMatchObject(code('denied'));
      }
      expect(await gamesOf(staff)).toEqual([roblox]);
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

    test('without a reason in both languages, or without values, is denied', async () => {
      const { staff } = await open({ games: [roblox] });
      for (const asked of [
        { file: FILE, values, reason: { es: 'Precios', en: '' } },
        { file: FILE, values: [], reason },
      ])
        await expect(staff.importValues(asked)).rejects.toMatchObject(code('denied'));
    });
  });

  test.each([
    [['reviewer'], { append: true, manage: false }],
    [['admin'], { append: false, manage: true }],
    [[], { append: false, manage: false }],
  ] as const)('the roles %j may do their part and no other', async (roles, { append, manage }) => {
    const { staff } = await open({ games: [roblox] }, roles);
    const values = [{ gameId: 'roblox', previous: 155, value: 170 }];
    const attempts: readonly (readonly [boolean, () => Promise<unknown>])[] = [
      [append, () => staff.appendMarketValue('roblox', [150, 155], 160, undefined)],
      [manage, () => staff.editGame(roblox, facts)],
      [manage, () => staff.importValues({ file: FILE, values, reason })],
    ];
    for (const [isAllowed, attempt] of attempts) {
      if (isAllowed) await attempt();
      else await expect(attempt()).rejects.toMatchObject(code('denied'));
    }
  });
});
