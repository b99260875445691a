import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callable } from '../calls/guarded.ts';
import { configuredMailsAtOnce, configuredSend, secrets } from '../settings.ts';
import { sendDigest } from './digest.ts';
import { escalate } from './escalation.ts';
import { tellFullHour } from './full-hour.ts';
import { isPassword } from './sign-in-check.ts';
import { changePassword } from './staff-password.ts';

/** Changes the password of the member of staff who calls; see `changePassword`. */
export const changeStaffPassword = callable(
  'site',
  // A password check is one call of Google's; few members change theirs at once.
  { maxInstances: 2, concurrency: 10, memory: '256MiB', cors: false },
  async ({ auth, data, rawRequest }) => {
    const tools = {
      db: getFirestore(),
      accounts: getAuth(),
      isPassword: (email: string, password: string) =>
        isPassword(email, password, {
          referer: rawRequest.get('referer'),
          'x-firebase-appcheck': rawRequest.get('x-firebase-appcheck'),
        }),
      now: Date.now,
      wait,
    };
    await changePassword(tools, auth?.token, data ?? {});
  },
);

/**
 * Mails the state of the queue to the addresses of `ajustes/avisos`, at half past seven in the
 * Dominican Republic and when requests become overdue; see `sendDigest`. Tells them of requests that
 * nobody has taken, and of mails that wait; see `escalate` and `tellFullHour`.
 */
export const tellStaff = onSchedule(
  // Two would send the same digest.
  {
    schedule: '*/15 * * * *',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
    secrets,
  },
  async () => {
    const atOnce = configuredMailsAtOnce();
    const tools = { db: getFirestore(), send: configuredSend(), wait, atOnce, now: Date.now };
    logger.info('digest', await sendDigest(tools));
    logger.info('escalated', { requests: await escalate(tools) });
    const hour = await tellFullHour(tools);
    if (hour !== undefined) logger.warn('mails wait for a later hour', { hour });
  },
);
