import { gameRecord } from '../../../src/records/game-edits';
import { readCalculators } from '../../rules/read-calculators';
import type { Admin } from '../admin';

/**
 * Stores `games/{gameid}` of each calculator if it is missing: with the default values of the
 * catalogue, or without any. Returns how many were missing.
 */
export async function writeFirstGames({ db }: Pick<Admin, 'db'>): Promise<number> {
  const batch = db.batch();
  let missing = 0;
  for (const { id, name, path, catalogue } of await readCalculators()) {
    const game = db.doc(`games/${id}`);
    if ((await game.get()).exists) continue;
    missing += 1;
    const values = catalogue?.values ?? [];
    batch.create(game, gameRecord({ id, name, image: '', path, values }));
  }
  await batch.commit();
  return missing;
}
