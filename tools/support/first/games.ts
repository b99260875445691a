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
    const value = [...(catalogue?.values ?? [])];
    batch.create(game, { gameid: id, name, image: '', value, destino: path });
  }
  await batch.commit();
  return missing;
}
