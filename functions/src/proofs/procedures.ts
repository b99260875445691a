import { logger } from 'firebase-functions';
import type { AnswerOf, AskedOf } from '../../../src/domain/acts/described.ts';
import {
  proofProcedures as described,
  type ProofProcedures,
} from '../../../src/domain/acts/visitor/proofs.ts';
import { refused } from '../acts/act.ts';
import { isVisitorSession } from '../acts/guard.ts';
import type { Procedures } from '../acts/procedure.ts';
import {
  beginProof,
  finishProof,
  NoAccountName,
  ProofRefused,
  type ProofStep,
  type ProofTools,
} from './prove.ts';

/** What proofs need beside the documents. */
export interface ProofServices extends ProofTools {
  /** The address of the connection, for which attempts are counted. */
  readonly address: () => string;
}

/** The answer after this work. */
async function answered(
  game: string,
  work: () => Promise<ProofStep>,
): Promise<AnswerOf<ProofProcedures, keyof ProofProcedures>> {
  try {
    return { done: true, told: await work() };
  } catch (error) {
    if (error instanceof NoAccountName) return refused('invalid');
    if (!(error instanceof ProofRefused)) throw error;
    const { code, left } = error;
    logger.info('proof', { game, failure: code });
    return { refused: code, told: { step: 'failed', left } };
  }
}

/** The proofs of visitors, whose data was not erased. */
export const proofProcedures: Procedures<ProofServices> = {
  described,
  async admit(name, token, database) {
    if (!isVisitorSession(token)) return undefined;
    const { uid } = token;
    const isErased = await database.transaction(async (store) => {
      const [mark] = await store.get(`borradas/${uid}`);
      return { writes: [], answer: mark !== undefined };
    });
    if (isErased) return undefined;
    return (asked, services) => {
      const caller = { uid, address: services.address() };
      const { game } = asked as { readonly game: string };
      // The parser of this name gives what it takes.
      return answered(game, () =>
        name === 'beginProof'
          ? beginProof(services, caller, asked as AskedOf<ProofProcedures, 'beginProof'>)
          : finishProof(services, caller, asked as AskedOf<ProofProcedures, 'finishProof'>),
      );
    };
  },
};
