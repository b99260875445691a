import { VISITOR_AUTHOR } from '../../../src/domain/audit.ts';
import { BUILT_IN_VERSION } from '../../../src/domain/calculator.ts';
import { estimate } from '../../../src/domain/estimate.ts';
import type { Proof } from '../../../src/domain/proof.ts';
import { provenPercent } from '../../../src/domain/proven-percent.ts';
import { ratesOf, withRates } from '../../../src/domain/rates/rates.ts';
import type { LoanRequest } from '../../../src/domain/request/loan-request.ts';
import { isOpen } from '../../../src/domain/request/states.ts';
import { findCalculator } from '../../../src/games/index.ts';
import { readProof, requestProofRecord } from '../../../src/records/proof.ts';
import { readRates } from '../../../src/records/rates.ts';
import { readable } from '../acts/readable.ts';
import { readCases } from '../acts/requests/case.ts';
import { endProposal } from '../acts/requests/end-proposal.ts';
import type { Database, Store } from '../acts/store.ts';
import type { Write } from '../acts/write.ts';

/** The proof that this session has for the game of its request now; undefined if there is none. */
export async function currentProof(
  store: Store,
  { id, gameId }: LoanRequest,
  now: Date,
): Promise<Proof | undefined> {
  const [stored] = await store.get(`pruebas/${id}_${gameId}`);
  const proof = readable(stored, (fields) => readProof(gameId, fields));
  return proof && now < proof.expiresAt ? proof : undefined;
}

/** The part of the value that counts, at the rates that it was sent with; undefined without them. */
async function percentOf(store: Store, request: LoanRequest, { facts }: Proof) {
  const { gameId, answers, ratesVersion = BUILT_IN_VERSION } = request;
  const calculator = findCalculator(gameId);
  if (!calculator || !answers) return undefined;
  const isBuiltIn = ratesVersion === BUILT_IN_VERSION;
  const [stored] = isBuiltIn ? [] : await store.get(`tarifas/${gameId}/versiones/${ratesVersion}`);
  const rates = isBuiltIn
    ? ratesOf(calculator)
    : readable(stored, (fields) => readRates(calculator, fields));
  return rates && provenPercent(estimate(withRates(calculator, rates), answers), facts);
}

/** The write that gives a request this proof, whole, in place of the one that it has. */
export async function attach(store: Store, request: LoanRequest, proof: Proof): Promise<Write> {
  const { account, name, createdDay, provenAt, facts, expiresAt } = proof;
  const { id, proven } = request;
  const percent = await percentOf(store, request, proof);
  const attached = {
    number: (proven?.number ?? 0) + 1,
    ...{ account, name, provenAt, lines: facts, expiresAt },
    ...(createdDay !== undefined && { createdDay }),
    ...(proven && { previousAt: proven.provenAt }),
    ...(percent !== undefined && { percent }),
  };
  return {
    update: `users/${id}`,
    fields: { prueba: requestProofRecord(attached, (moment) => moment) },
  };
}

/**
 * Gives a new request the proof that its session has, unless it has one or is decided by now. A proposal
 * that somebody made before this ran was made of less.
 */
export async function attachToNew(database: Database, uid: string, now: Date): Promise<void> {
  await database.transaction(async (store) => {
    const [one] = await readCases(store, [uid]);
    const takes = one && isOpen(one.request.status) && !one.request.proven;
    const proof = takes && (await currentProof(store, one.request, now));
    const writes = proof
      ? [
          await attach(store, one.request, proof),
          ...endProposal(one, 'prueba', VISITOR_AUTHOR, now),
        ]
      : [];
    return { writes, answer: undefined };
  });
}
