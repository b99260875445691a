import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError } from 'firebase-functions/v2/https';
import { addressOf, callable } from '../calls/guarded.ts';
import {
  beginProof as begin,
  type Caller,
  finishProof as finish,
  NoAccountName,
  type ProofCall,
  ProofRefused,
  type ProofStep,
  type ProofTools,
  PUBLISHER_MS,
} from './prove.ts';
import { configuredSources, sourceSecrets } from './settings.ts';

/** The longest text that a call may carry; Battle.net's and the game's are far shorter. */
const LONGEST = 500;

function callerOf({ auth, rawRequest }: CallableRequest): Caller {
  if (auth?.token.firebase.sign_in_provider !== 'anonymous')
    throw new HttpsError('unauthenticated', 'Only a visitor proves an account.');
  return { uid: auth.uid, address: addressOf(rawRequest, 'own') };
}

function callOf(data: unknown): ProofCall {
  const given = new Map<string, unknown>(Object.entries(data ?? {}));
  const text = (name: string) => {
    const value = given.get(name) ?? '';
    if (typeof value !== 'string' || value.length > LONGEST)
      throw new HttpsError('invalid-argument', `${name} is no text of at most ${LONGEST} letters.`);
    return value;
  };
  return {
    game: text('game'),
    tag: text('etiqueta'),
    token: text('token'),
    state: text('state'),
    code: text('code'),
  };
}

const proofCall = (
  work: (tools: ProofTools, caller: Caller, call: ProofCall) => Promise<ProofStep>,
) =>
  callable(
    'own',
    // Calls wait for publishers and need little memory, so that one instance takes many.
    {
      secrets: sourceSecrets,
      timeoutSeconds: 30,
      maxInstances: 5,
      concurrency: 40,
      memory: '256MiB',
    },
    async (request) => {
      const caller = callerOf(request);
      const call = callOf(request.data);
      const tools = {
        db: getFirestore(),
        sources: configuredSources(),
        now: Date.now,
        timeLimit: () => AbortSignal.timeout(PUBLISHER_MS),
      };
      try {
        return await work(tools, caller, call);
      } catch (error) {
        if (error instanceof NoAccountName)
          throw new HttpsError('invalid-argument', 'No account has this name.');
        if (!(error instanceof ProofRefused)) throw error;
        const { code: failure, left } = error;
        logger.info('proof', { game: call.game, failure });
        // A refusal is a normal answer, because browsers would print an error.
        return { step: 'failed', failure, left } as const;
      }
    },
  );

/** Begins a proof that an account is the caller's; see `beginProof` in prove.ts. */
export const beginProof = proofCall(begin);

/** Continues after the player did the task; see `finishProof` in prove.ts. */
export const finishProof = proofCall(finish);
