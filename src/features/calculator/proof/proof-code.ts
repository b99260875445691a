import type { Backend, ProofStep } from '../../../data/backend';
import { errorCode } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { proof } from '../../../i18n/es/proof';
import type { Change } from '../calculation';
import { fill, restore, takeBack } from './proof-changes';
import { ProofOutcome, ProvenAccount } from './proof-outcome';
import type { ProofAct, ProofState } from './proof-state';
import type { Proven } from './proven';

/** The dependencies of an act. */
interface Tools {
  readonly calculator: Calculator;
  readonly loadBackend: () => Promise<Backend>;
  readonly change: (change: Change) => void;
  /** False once the visitor has cancelled: a later answer is ignored. */
  readonly isWanted: () => boolean;
}

async function next(backend: Backend, gameId: string, act: ProofAct): Promise<ProofStep> {
  if ('tag' in act) return backend.beginProof({ gameId, ...act });
  if ('isDone' in act) return backend.finishProof(gameId);
  const query = new URLSearchParams(act.search);
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? ''];
  return backend.finishProof(gameId, { state, code });
}

/** Why a sign-in ended without an answer, in the words of OAuth. */
function signInError(act: ProofAct): string | null {
  return 'search' in act ? new URLSearchParams(act.search).get('error') : null;
}

/** The field that has to be filled in before anything can be asked: attempts are few. */
function missingField(act: ProofAct, { ownership }: Calculator): 'tag' | 'token' | undefined {
  if (!('tag' in act) || ownership === 'oauth') return undefined;
  if (act.tag.trim() === '') return 'tag';
  return ownership === 'token' && act.token.trim() === '' ? 'token' : undefined;
}

/** Does the act; fills the calculator in if that proves the account, or leaves for the sign-in. */
async function prove(act: ProofAct, tools: Tools): Promise<ProofState> {
  const { calculator, loadBackend, change, isWanted } = tools;
  const error = signInError(act);
  if (error === 'access_denied') return { step: 'refused' };
  if (error !== null) return { step: 'uncalled', error: 'unknown' };
  const field = missingField(act, calculator);
  if (field) return { step: 'missing', field };
  try {
    const backend = await loadBackend();
    const step = isWanted() && (await next(backend, calculator.id, act));
    if (!step || !isWanted()) return { step: 'idle' };
    if (step.step === 'oauth') {
      location.assign(step.address);
      return { step: 'asking' };
    }
    if (step.step !== 'proven') return step;
    change(fill(step.proof));
    return { step: 'proven', notice: step.notice };
  } catch (cause) {
    return { step: 'uncalled', error: errorCode(cause) };
  }
}

/** Restores the proof that this tab stored, unless it has expired. */
function restoreKept(kept: string): Change {
  const { proof, ...rest } = JSON.parse(kept) as Proven;
  const [provenAt, expiresAt] = [new Date(proof.provenAt), new Date(proof.expiresAt)];
  if (!(expiresAt.getTime() > Date.now())) return (calculation) => calculation;
  return restore({ ...rest, proof: { ...proof, provenAt, expiresAt } });
}

/** The code that the coupon needs once it is used, or if this tab stored a proof. */
export const proofCode = {
  prove,
  restoreKept,
  takeBack,
  ProofOutcome,
  ProvenAccount,
  copy: { proof },
};
