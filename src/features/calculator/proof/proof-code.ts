import type { Backend, ProofStep } from '../../../data/backend';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { ProofFailure } from '../../../domain/proof';
import type { Change } from '../calculation';
import { fill, restore, takeBack } from './proof-changes';
import { ProofOutcome } from './proof-outcome';
import type { Proven } from './proven';

/** What the visitor does to prove an account. */
export type ProofAct =
  | { readonly tag: string; readonly token: string }
  /** Put the phrase into the profile, or came back from the sign-in. */
  | { readonly state: string; readonly code: string };

/** How proving an account stands. */
export type ProofState =
  | { readonly step: 'idle' | 'asking' | 'unloaded' }
  | { readonly step: 'proven'; readonly notice: ProofFailure | undefined }
  | { readonly step: 'code'; readonly code: string }
  | { readonly step: 'failed'; readonly failure: ProofFailure; readonly left: number }
  | { readonly step: 'uncalled'; readonly error: BackendErrorCode };

async function next(backend: Backend, gameId: string, act: ProofAct): Promise<ProofStep> {
  if ('tag' in act) return backend.beginProof({ gameId, ...act });
  return backend.finishProof(gameId, act);
}

/** Does the act; fills the calculator in where that proves the account, or leaves for the sign-in. */
async function prove(
  gameId: string,
  act: ProofAct,
  loadBackend: () => Promise<Backend>,
  change: (change: Change) => void,
): Promise<ProofState> {
  try {
    const step = await next(await loadBackend(), gameId, act);
    if (step.step === 'oauth') {
      location.assign(step.address);
      return { step: 'asking' };
    }
    if (step.step !== 'proven') return step;
    change(fill(step.proof));
    return { step: 'proven', notice: step.notice };
  } catch (error) {
    return { step: 'uncalled', error: errorCode(error) };
  }
}

/** Restores what this tab kept, unless it has expired. */
function restoreKept(kept: string): Change {
  const { proof, ...rest } = JSON.parse(kept) as Proven;
  const [provenAt, expiresAt] = [new Date(proof.provenAt), new Date(proof.expiresAt)];
  if (!(expiresAt.getTime() > Date.now())) return (calculation) => calculation;
  return restore({ ...rest, proof: { ...proof, provenAt, expiresAt } });
}

/** What the panel needs once it is used, or where this tab kept a proof. */
export const proofCode = { prove, restoreKept, takeBack, ProofOutcome };
