import { doc } from 'firebase/firestore/lite';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { bank } from '../../../bank/bank';
import type { Facts, Proof, ProofFailure } from '../../../domain/proof';
import { readProof } from '../../../records/request/proof';
import type { ProofRequest, ProofStep, SignInAnswer } from '../../backend';
import { readKept } from '../connection/read-kept';
import type { VisitorContext } from '../context';

/** The answers of the functions (functions/src/proofs/prove.ts). */
type Answered =
  | {
      readonly step: 'proven';
      readonly account: string;
      readonly name: string;
      readonly facts: Facts;
      readonly provenAt: number;
      readonly expiresAt: number;
      readonly notice?: ProofFailure;
    }
  | { readonly step: 'code'; readonly code: string }
  | { readonly step: 'oauth'; readonly address: string }
  | { readonly step: 'failed'; readonly failure: ProofFailure; readonly left: number };

/** Calls a function by its name. */
function callable({ db, emulators }: VisitorContext, name: string) {
  const functions = getFunctions(db.app, bank.region);
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functionsPort);
  return httpsCallable<Record<string, string>, Answered>(functions, name);
}

function proofOf(gameId: string, answered: Answered & { step: 'proven' }): Proof {
  const { account, name, facts, provenAt, expiresAt } = answered;
  return {
    gameId,
    account,
    name,
    facts,
    provenAt: new Date(provenAt),
    expiresAt: new Date(expiresAt),
  };
}

async function call(
  context: VisitorContext,
  name: string,
  gameId: string,
  data: Record<string, string>,
): Promise<ProofStep> {
  return context.caller.write(async () => {
    const { data: answered } = await callable(context, name)({ game: gameId, ...data });
    if (answered.step !== 'proven') return answered;
    return { step: 'proven', proof: proofOf(gameId, answered), notice: answered.notice };
  });
}

/** Begins a proof; see Backend.beginProof. */
export function beginProof(
  context: VisitorContext,
  { gameId, tag, token = '' }: ProofRequest,
): Promise<ProofStep> {
  return call(context, 'beginProof', gameId, { etiqueta: tag, token });
}

/** Continues a proof; see Backend.finishProof. */
export function finishProof(
  context: VisitorContext,
  gameId: string,
  answer?: SignInAnswer,
): Promise<ProofStep> {
  return call(context, 'finishProof', gameId, { ...answer });
}

/** This visitor's proof for a game; see Backend.ownProof. */
export async function readOwnProof(
  { db, visitor }: VisitorContext,
  gameId: string,
): Promise<Proof | undefined> {
  const stored = await readKept(doc(db, 'pruebas', `${visitor.uid}_${gameId}`));
  return stored && readProof(gameId, stored);
}
