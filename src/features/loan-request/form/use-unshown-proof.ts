import { useEffect } from 'react';
import { useBackend } from '../../../data/backend-provider';
import type { Calculator } from '../../../domain/calculator';
import type { Proof, ShownProof } from '../../../domain/proof';

/**
 * Tells of a proof that the bank has and the page does not show, as from another tab: it goes with the
 * request, so its marks are seen before.
 */
export function useUnshownProof(
  { id, ownership }: Calculator,
  shown: ShownProof | undefined,
  onProof: (proof: Proof) => void,
): void {
  const loadBackend = useBackend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    if (ownership === undefined || shown) return;
    loadBackend()
      .then((backend) => backend.ownProof(id))
      .then((proof) => proof && onProof(proof))
      .catch(() => {});
  }, []);
}
