import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type CallableOptions, HttpsError, type Request } from 'firebase-functions/v2/https';
import { countTry } from '../calls/connection-limit.ts';
import { addressOf, callable } from '../calls/guarded.ts';
import { type VisitorServices, visitorProcedures } from '../my-data/procedures.ts';
import { type ProofServices, proofProcedures } from '../proofs/procedures.ts';
import { PUBLISHER_MS } from '../proofs/prove.ts';
import { configuredSources, sourceSecrets } from '../proofs/settings.ts';
import { configuredSend, secrets } from '../settings.ts';
import { type InvitedServices, invited } from '../staff/people/invited.ts';
import { type StaffServices, staffProcedures } from '../staff/procedures.ts';
import { isPassword } from '../staff/sign-in-check.ts';
import { type Call, type CarriedOut, carryOut, nameIn, type Party } from './carry-out.ts';
import { needsNoSession, staff, visitors } from './parties.ts';
import { carryOutProcedure } from './procedure.ts';
import { firestoreDatabase } from './store.ts';

/** gRPC's code for a transaction that gave up because others changed what it read. */
const ABORTED = 10;

const isContention = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ABORTED;

// An act is a few reads and one commit; one instance carries many out side by side.
const OPTIONS: CallableOptions = {
  timeoutSeconds: 15,
  ...{ maxInstances: 5, concurrency: 40, memory: '256MiB', cors: false },
};

const database = () => firestoreDatabase(getFirestore());

/** Carries out an act. Throws `unavailable` for a transaction that gave up. */
async function act(party: Party, call: Call): Promise<CarriedOut> {
  try {
    return await carryOut(party, database(), call, Date.now);
  } catch (error) {
    if (isContention(error)) throw new HttpsError('unavailable', 'Others act on the same case.');
    throw error;
  }
}

const says = (
  options: CallableOptions,
  say: (call: Call, request: Request) => Promise<CarriedOut>,
) =>
  callable({ ...OPTIONS, ...options }, async ({ auth, data, rawRequest }) => {
    const began = Date.now();
    const { name, asked } = { ...data } as Record<string, unknown>;
    const carried = await say({ name, asked, token: auth?.token }, rawRequest);
    const outcome = 'refused' in carried.answer ? carried.answer.refused : 'done';
    logger.info('act', {
      act: carried.name ?? 'unknown',
      outcome,
      ms: Date.now() - began,
      attempt: carried.attempt,
    });
    return carried.answer;
  });

const servicesFor = (request: Request): StaffServices & InvitedServices => ({
  address: () => addressOf(request),
  ...{
    db: getFirestore(),
    database: database(),
    accounts: getAuth(),
    send: configuredSend(),
    now: Date.now,
    wait,
  },
  isPassword: (email, password) =>
    isPassword(email, password, {
      referer: request.get('referer'),
      'x-firebase-appcheck': request.get('x-firebase-appcheck'),
    }),
});

/**
 * Carries out an act of a member of staff, or a procedure, also of somebody invited; see `carryOut`
 * and `carryOutProcedure`. A refusal is an ordinary answer. Throws `unavailable` for a transaction of
 * an act that gave up, after which the act may be said again.
 */
export const staffAct = says(
  // Procedures wait for accounts, and mail invitations.
  { secrets, timeoutSeconds: 60 },
  (call, request) => {
    const procedures = [staffProcedures, invited].find(
      ({ described }) => nameIn(described, call.name) !== undefined,
    );
    if (procedures === undefined) return act(staff, call);
    return carryOutProcedure(procedures, database(), call, servicesFor(request), Date.now());
  },
);

const visitorServices = (request: Request): VisitorServices & ProofServices => ({
  address: () => addressOf(request),
  ...{ db: getFirestore(), accounts: getAuth(), sources: configuredSources(), now: Date.now },
  timeLimit: () => AbortSignal.timeout(PUBLISHER_MS),
});

/**
 * The same for visitors. What needs no session is limited by the connection: throws
 * `resource-exhausted` for what is over it.
 */
export const visitorAct = says(
  // Proofs wait for publishers.
  { secrets: sourceSecrets, timeoutSeconds: 60 },
  async (call, request) => {
    const { name } = call;
    const limited = { db: getFirestore(), now: Date.now };
    const isOpen = name === 'eraseByLink' || needsNoSession(name);
    if (isOpen && !(await countTry(limited, 'acto', randomUUID(), addressOf(request))))
      throw new HttpsError('resource-exhausted', 'Too many acts of this connection.');
    const procedures = [visitorProcedures, proofProcedures].find(
      ({ described }) => nameIn(described, name) !== undefined,
    );
    if (procedures === undefined) return act(visitors, call);
    return carryOutProcedure(procedures, database(), call, visitorServices(request), Date.now());
  },
);
