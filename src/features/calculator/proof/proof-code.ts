import { bankTime } from '../../../browser/bank-clock';
import type { Backend, ProofStep } from '../../../data/backend';
import { errorCode } from '../../../data/errors';
import type { Answers } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import { readAccountName } from '../../../domain/fields/identifiers/account-name';
import { plainSigns } from '../../../domain/fields/identifiers/reading';
import type { Proof } from '../../../domain/proof';
import { proof } from '../../../i18n/es/proof';
import { proofMarks } from '../../../i18n/es/proof-marks';
import type { Change } from '../calculation';
import { ProofOutcome, ProvenAccount } from './proof-outcome';
import type { ProofAct, ProofState } from './proof-state';
import { type Proven, shownOf } from './proven';

/** What a proof fills in; "at least" never lowers an answer, and "at most" fills in nothing. */
function filled({ facts }: Proof, answers: Answers): Readonly<Record<string, number>> {
  const lines = Object.entries(facts).filter(([id, { kind, value }]) => {
    const typed = answers[id];
    if (typed === undefined || kind === 'atMost') return false;
    return kind === 'exact' || (value > 0 && typed <= value);
  });
  return Object.fromEntries(lines.map(([id, { value }]) => [id, value]));
}

/** Fills in the proven answers; the value is out of date afterwards. */
function fill(proof: Proof): Change {
  return (calculation) => {
    const { answers } = withoutProof(calculation);
    const values = filled(proof, answers);
    const before = Object.fromEntries(Object.keys(values).map((id) => [id, answers[id] ?? 0]));
    return {
      ...calculation,
      answers: { ...answers, ...values },
      proven: { proof, before },
      fresh: false,
    };
  };
}

/**
 * Restores a proof from earlier in this tab. Lines with other answers since are open. A fresh
 * estimate gets its marks.
 */
function restore(kept: Proven): Change {
  return (calculation) => {
    if (calculation.proven) return calculation;
    const { proof, before } = kept;
    const unchanged = Object.entries(before).filter(
      ([id]) => calculation.answers[id] === proof.facts[id]?.value,
    );
    const proven = { proof, before: Object.fromEntries(unchanged) };
    return { ...calculation, proven, ...(calculation.fresh && { shown: shownOf(proven) }) };
  };
}

/** The calculation without its proof, with the answers that it replaced. */
const withoutProof: Change = (calculation) => {
  const { proven, ...rest } = calculation;
  if (!proven) return calculation;
  return { ...rest, answers: { ...rest.answers, ...proven.before }, fresh: false };
};

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
function missingField(act: ProofAct, { ownership = 'token' }: Calculator): ProofState | undefined {
  if (!('tag' in act) || ownership === 'oauth') return undefined;
  const isTyped = plainSigns(act.tag) !== '';
  if (readAccountName(ownership, act.tag) === undefined)
    return { step: 'missing', field: 'tag', isTyped };
  return ownership === 'token' && plainSigns(act.token) === ''
    ? { step: 'missing', field: 'token' }
    : undefined;
}

/** Does the act; fills the calculator in if that proves the account, or leaves for the sign-in. */
async function prove(act: ProofAct, tools: Tools): Promise<ProofState> {
  const { calculator, loadBackend, change, isWanted } = tools;
  const error = signInError(act);
  if (error === 'access_denied') return { step: 'refused' };
  if (error !== null) return { step: 'uncalled', error: 'unknown' };
  const missing = missingField(act, calculator);
  if (missing) return missing;
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

/** Takes the proof back, at the bank first: what is there goes with a request. */
async function takeBack({ calculator, loadBackend, change }: Tools): Promise<ProofState> {
  try {
    await (await loadBackend()).act('removeProof', { game: calculator.id });
    change(withoutProof);
    return { step: 'idle' };
  } catch (cause) {
    return { step: 'uncalled', error: errorCode(cause) };
  }
}

/** Restores the proof that this tab stored, unless it has expired. */
function restoreKept(kept: string): Change {
  const { proof, ...rest } = JSON.parse(kept) as Proven;
  const [provenAt, expiresAt] = [new Date(proof.provenAt), new Date(proof.expiresAt)];
  if (!(expiresAt.getTime() > bankTime())) return (calculation) => calculation;
  return restore({ ...rest, proof: { ...proof, provenAt, expiresAt } });
}

/** The code that the coupon needs once it is used, or if this tab stored a proof. */
export const proofCode = {
  prove,
  restore,
  restoreKept,
  takeBack,
  ProofOutcome,
  ProvenAccount,
  copy: { proof, proofMarks },
};
