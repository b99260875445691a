import type { AskedOf } from '../../../domain/acts/described';
import type { ProofProcedures, ToldStep } from '../../../domain/acts/visitor/proofs';
import type { Proof } from '../../../domain/proof';
import type { ProofRequest, ProofStep, SignInAnswer } from '../../backend';
import { BackendError } from '../../errors';
import { sayProcedure } from '../connection/say-act';
import type { VisitorContext } from '../context';

function proofOf(gameId: string, told: ToldStep & { step: 'proven' }): Proof {
  const { step: _, notice: __, provenAt, expiresAt, ...proven } = told;
  return { gameId, ...proven, provenAt: new Date(provenAt), expiresAt: new Date(expiresAt) };
}

async function say<Name extends keyof ProofProcedures>(
  context: VisitorContext,
  name: Name,
  asked: AskedOf<ProofProcedures, Name>,
): Promise<ProofStep> {
  const { visitor, visitorUrl } = context;
  const speaker = { url: visitorUrl, uid: () => visitor.uid };
  const answer = await sayProcedure<ProofProcedures, keyof ProofProcedures>(
    ...([context, speaker, name, asked] as const),
  );
  const { told } = answer;
  const refused = 'refused' in answer ? answer.refused : undefined;
  if (told === undefined || refused === 'denied' || refused === 'invalid')
    throw new BackendError(refused === undefined ? 'unknown' : 'denied');
  if (told.step === 'failed') return { ...told, failure: refused ?? 'unavailable' };
  if (told.step !== 'proven') return told;
  return { step: 'proven', proof: proofOf(asked.game, told), notice: told.notice ?? undefined };
}

/** Begins a proof; see Backend.beginProof. */
export const beginProof = (
  context: VisitorContext,
  { gameId, tag, token = '' }: ProofRequest,
): Promise<ProofStep> => say(context, 'beginProof', { game: gameId, tag, token });

/** Continues a proof; see Backend.finishProof. */
export const finishProof = (
  context: VisitorContext,
  gameId: string,
  { state, code }: SignInAnswer = { state: '', code: '' },
): Promise<ProofStep> => say(context, 'finishProof', { game: gameId, state, code });
