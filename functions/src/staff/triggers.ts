import { setTimeout as wait } from 'node:timers/promises';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { configuredMailsAtOnce, configuredSend, secrets } from '../settings.ts';
import { sendDigest } from './digest.ts';
import { escalate } from './escalation.ts';
import { tellFullHour } from './full-hour.ts';

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
