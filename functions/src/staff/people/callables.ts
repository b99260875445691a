import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { bankSignIn } from '../../../../src/config/staff.ts';
import { addressOf, callable } from '../../calls/guarded.ts';
import { acceptInvitation, readInvitation } from './accept.ts';
import { enterByBank } from './bank-entry.ts';
import { countKey } from './key-limit.ts';

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
