import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/v2/https';
import { callable } from '../calls/guarded.ts';
import { carryOut, type Party } from './carry-out.ts';
import { staff, visitors } from './parties.ts';
import { firestoreDatabase } from './store.ts';

/** gRPC's code for a transaction that gave up because others changed what it read. */
const ABORTED = 10;

const isContention = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ABORTED;

// An act is a few reads and one commit; one instance carries many out side by side.
const OPTIONS = {
  timeoutSeconds: 15,
  ...{ maxInstances: 5, concurrency: 40, memory: '256MiB' as const, cors: false },
};

const actsOf = (party: Party) =>
  callable('site', OPTIONS, async ({ auth, data }) => {
    const began = Date.now();
    const { name, asked } = { ...data } as Record<string, unknown>;
    try {
      const carried = await carryOut(
        party,
        firestoreDatabase(getFirestore()),
        { name, asked, token: auth?.token },
        Date.now,
      );
      const outcome = 'refused' in carried.answer ? carried.answer.refused : 'done';
      logger.info('act', {
        act: carried.name ?? 'unknown',
        outcome,
        ms: Date.now() - began,
        attempt: carried.attempt,
      });
      return carried.answer;
    } catch (error) {
      if (isContention(error)) throw new HttpsError('unavailable', 'Others act on the same case.');
      throw error;
    }
  });

/**
 * Carries out an act of a member of staff; see `carryOut`. A refusal is an ordinary answer. Throws
 * `unavailable` for a transaction that gave up, after which the act may be said again.
 */
export const staffAct = actsOf(staff);

/** The same for a visitor's own session. */
export const visitorAct = actsOf(visitors);
