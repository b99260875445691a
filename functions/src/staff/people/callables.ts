import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/v2/https';
import { bankSignIn } from '../../../../src/config/staff.ts';
import type { PeopleRefusal } from '../../../../src/domain/acts/people.ts';
import { writtenPeople } from '../../../../src/records/staff/people-answer.ts';
import { firestoreDatabase } from '../../acts/store.ts';
import { addressOf, callable } from '../../calls/guarded.ts';
import { configuredSend, secrets } from '../../settings.ts';
import { acceptInvitation, readInvitation } from './accept.ts';
import { admit } from './acts.ts';
import { enterByBank } from './bank-entry.ts';
import { listPeople } from './directory.ts';
import { countKey } from './key-limit.ts';
import { PeopleRefused } from './tools.ts';

/** Why an act was refused; undefined if it was carried out. Other failures are thrown. */
async function refusalOf(run: () => Promise<void>): Promise<PeopleRefusal | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (error instanceof PeopleRefused) return error.refusal;
    throw error;
  }
}

/**
 * Carries out a procedure on the staff's accounts for an administrator; see `staffProcedures`.
 * Answers with the list, and with why nothing was changed. Throws `permission-denied` for anybody
 * else.
 */
export const manageStaff = callable(
  'site',
  // Few administrators call, and each call reads the whole directory.
  {
    secrets,
    timeoutSeconds: 60,
    ...{ maxInstances: 2, concurrency: 10, memory: '256MiB', cors: false },
  },
  async ({ auth, data }) => {
    const db = getFirestore();
    const { name, asked } = { ...data } as Record<string, unknown>;
    const call = { name, asked, token: auth?.token };
    const admitted = await admit(firestoreDatabase(db), call, new Date());
    const isRefused = 'refused' in admitted;
    if (!auth || (isRefused && admitted.refused === 'denied'))
      throw new HttpsError('permission-denied', 'Not an administrator.');
    const tools = {
      ...{ db, accounts: getAuth(), send: configuredSend(), session: auth.token },
      ...{ now: Date.now, wait },
    };
    const refused = isRefused ? 'invalid' : await refusalOf(() => admitted.run(tools));
    if (refused) logger.info('staff', { act: isRefused ? 'unknown' : admitted.name, refused });
    return { ...writtenPeople(await listPeople(tools)), ...(refused && { refused }) };
  },
);

/**
 * Reads the invitation of a link, or makes its account with a password; see `acceptInvitation`. The
 * link is the only proof, so no session is needed. Where staff sign in with their account at the
 * bank, nobody chooses a password, and such a session without a link is the proof; see `enterByBank`.
 */
export const staffInvitation = callable(
  'site',
  // An invitation is used once in a person's life.
  { timeoutSeconds: 30, ...{ maxInstances: 2, concurrency: 10, memory: '256MiB', cors: false } },
  async ({ auth, data, rawRequest }) => {
    const { key, password } = { ...data } as Record<string, unknown>;
    const tools = { db: getFirestore(), accounts: getAuth(), now: Date.now, wait };
    if (bankSignIn && key === undefined)
      return enterByBank(tools, auth?.token, bankSignIn.provider);
    if (typeof key !== 'string' || key.length > 100)
      throw new HttpsError('invalid-argument', 'No key of a link.');
    if (!(await countKey(tools, key, addressOf(rawRequest, 'site'))))
      throw new HttpsError('resource-exhausted', 'Too many keys of this connection.');
    if (password !== undefined && !bankSignIn)
      return acceptInvitation(tools, key, String(password).slice(0, 200));
    const invitation = await readInvitation(tools, key);
    return 'refused' in invitation
      ? invitation
      : { ...invitation, expiresAt: invitation.expiresAt.getTime() };
  },
);
