import type { Proof } from '../../domain/proof';
import { readProof } from '../../records/proof';
import type { Own } from '../store';

/** This visitor's proof for a game; see Backend.ownProof. */
export async function ownProof(
  { store, visitor }: Own,
  gameId: string,
): Promise<Proof | undefined> {
  const stored = await store.getKept(`pruebas/${visitor.uid}_${gameId}`);
  return stored && readProof(gameId, stored);
}
