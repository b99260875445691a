import { expect, it } from 'vitest';
import { withAdmin } from '../../tools/support/admin';
import { writeFirstGames } from '../../tools/support/first/games';

it('a game is stored if it is missing, without a value if the catalogue has none', () =>
  withAdmin(undefined, async (admin) => {
    await writeFirstGames(admin);
    const game = admin.db.doc('games/rocketLeague');
    const before = (await game.get()).data();
    await game.delete();
    expect(await writeFirstGames(admin)).toBe(1);
    const stored = { gameid: 'rocketLeague', name: 'Rocket League', image: '', value: [] };
    expect((await game.get()).data()).toEqual({ ...stored, destino: '/RocketLeague' });
    await game.update({ name: 'RL' });
    expect(await writeFirstGames(admin)).toBe(0);
    expect((await game.get()).get('name')).toBe('RL');
    await game.set(before ?? { ...stored, destino: '/RocketLeague' });
  }));
