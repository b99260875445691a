import { doc, getDoc } from 'firebase/firestore/lite';
import type { GameFacts } from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { readGame } from '../../../../records/market/game';
import { BackendError } from '../../../errors';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

/** Edits name, image and path of a game; see StaffBackend.editGame. */
export async function editGame(
  context: StaffContext,
  { id, edits = 0 }: MarketGame,
  { name, image, path }: GameFacts,
): Promise<MarketGame> {
  const facts = { name, image: image.trim(), path: path.trim() };
  await carryOut(context, 'editGame', { game: id, edits, facts });
  const stored = await context.caller.readBack(() => getDoc(doc(context.db, 'games', id)));
  if (!stored.exists()) throw new BackendError('conflict');
  return readGame(id, stored.data());
}
