import type { Firestore } from 'firebase-admin/firestore';
import type { AskedOf } from '../../../src/domain/acts/described.ts';
import type { ProofProcedures, ToldStep } from '../../../src/domain/acts/visitor/proofs.ts';
import { readAccountName } from '../../../src/domain/fields/identifiers/account-name.ts';
import type { ProofFailure } from '../../../src/domain/proof.ts';
import { type AccountSource, type ProvenAccount, SourceFailure } from '../sources/source.ts';
import { countAttempt } from './attempts.ts';
import { endChallenge, keepChallenge, readChallenge } from './challenges.ts';
import { keepProof, proofExpiry } from './store.ts';

/** How long a call waits for the publisher in total, in milliseconds; the browser waits longer. */
export const PUBLISHER_MS = 10_000;

/** The dependencies of a proof; `now` in milliseconds since the epoch. */
export interface ProofTools {
  readonly db: Firestore;
  readonly sources: readonly AccountSource[];
  readonly now: () => number;
  /** Rejects if a call takes too long. */
  readonly timeLimit: () => AbortSignal;
}

/** The caller: the session's uid and its network address. */
export interface Caller {
  readonly uid: string;
  readonly address: string;
}

type Asked<Name extends keyof ProofProcedures> = AskedOf<ProofProcedures, Name>;

/** What comes next: the proof, a phrase for the profile, or where to sign in. */
export type ProofStep = Exclude<ToldStep, { readonly step: 'failed' }>;

/** A failed proof: why, and how many attempts are left. */
export class ProofRefused extends Error {
  override readonly name = 'ProofRefused';
  constructor(
    readonly code: ProofFailure,
    readonly left: number,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Counts the attempt and runs it; every failure is a `ProofRefused`. */
async function attempt<T>(
  { db, sources, now, timeLimit }: ProofTools,
  { uid, address }: Caller,
  { game }: { readonly game: string },
  work: (source: AccountSource, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const left = await countAttempt(db, [`session ${uid}`, `address ${address}`], now());
  if (left === undefined) throw new ProofRefused('too-many', 0);
  const source = sources.find((one) => one.game === game);
  if (!source) throw new ProofRefused('not-found', left);
  try {
    return await work(source, timeLimit());
  } catch (cause) {
    if (!(cause instanceof SourceFailure)) throw cause;
    throw new ProofRefused(cause.code, left, { cause });
  }
}

async function keep(
  { db, now }: ProofTools,
  { uid }: Caller,
  game: string,
  proven: ProvenAccount,
): Promise<ProofStep> {
  const provenAt = now();
  await keepProof(db, uid, game, proven, provenAt);
  await endChallenge(db, uid, game);
  const expiresAt = proofExpiry(provenAt).toMillis();
  const { createdDay: _, ...told } = proven;
  return { step: 'proven', notice: null, ...told, provenAt, expiresAt };
}

/** A name that no account can have: pages refuse it before they call. */
export class NoAccountName extends Error {
  override readonly name = 'NoAccountName';
}

/**
 * Begins to prove an account, or proves it if a token is enough. Rejects with `ProofRefused`, and with
 * `NoAccountName` before an attempt is counted.
 */
export async function beginProof(
  tools: ProofTools,
  caller: Caller,
  call: Asked<'beginProof'>,
): Promise<ProofStep> {
  const asked = tools.sources.find(({ game }) => game === call.game);
  if (asked && readAccountName(asked.ownership, call.tag) === undefined) throw new NoAccountName();
  return attempt(tools, caller, call, async (source, signal) => {
    const begun = await source.begin(call, signal);
    if ('proven' in begun) return keep(tools, caller, source.game, begun.proven);
    const { challenge, address = '' } = begun;
    await keepChallenge(tools.db, caller.uid, source.game, challenge, tools.now());
    return challenge.kind === 'code'
      ? { step: 'code', code: challenge.code }
      : { step: 'oauth', address };
  });
}

/** Proves an account after the player did the task. Rejects with `ProofRefused`. */
export function finishProof(
  tools: ProofTools,
  caller: Caller,
  call: Asked<'finishProof'>,
): Promise<ProofStep> {
  return attempt(tools, caller, call, async (source, signal) => {
    const { db, now } = tools;
    const challenge = await readChallenge(db, caller.uid, source.game, now());
    if (!challenge)
      throw new SourceFailure(source.ownership === 'code' ? 'code-missing' : 'invalid-token');
    // A sign-in is used once, whether or not it succeeds.
    if (challenge.kind === 'oauth') await endChallenge(db, caller.uid, source.game);
    return keep(tools, caller, source.game, await source.finish(challenge, call, signal));
  });
}
