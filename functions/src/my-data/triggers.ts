import { setTimeout as wait } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { configuredSend, secrets } from '../settings.ts';
import { dateSubscriber } from './expiry.ts';
import { mailLink } from './mail-link.ts';
import { purge } from './purge.ts';

/** Sets the expiry of a new subscriber. */
export const dateNewSubscriber = onDocumentCreated(
  // One small transaction for each event.
  {
    document: 'subscriptores/{key}',
    retry: true,
    maxInstances: 2,
    concurrency: 20,
    memory: '256MiB',
  },
  (event) => dateSubscriber(getFirestore(), event.params.key),
);

/** Mails the links that were asked for in `peticiones/{code}_{kind}`; see `mailLink`. */
export const mailLinks = onDocumentWritten(
  {
    document: 'peticiones/{id}',
    retry: true,
    timeoutSeconds: 300,
    // Each may send a mail, as deliverMail does.
    ...{ maxInstances: 2, concurrency: 1, memory: '256MiB' },
    secrets,
  },
  (event) =>
    mailLink({ db: getFirestore(), send: configuredSend(), wait, now: Date.now }, event.params.id),
);

/** Erases expired documents, at night in the Dominican Republic; see `purge`. */
export const purgeExpired = onSchedule(
  {
    schedule: 'every day 04:00',
    timeZone: 'America/Santo_Domingo',
    timeoutSeconds: 1800,
    // It holds the ids of everything that it erases, and a thousand accounts at a time.
    ...{ maxInstances: 1, concurrency: 1, memory: '512MiB' },
  },
  async () => {
    const erased = await purge({ db: getFirestore(), accounts: getAuth(), now: Date.now() });
    const counts = Object.entries(erased).map(([collection, ids]) => [collection, ids.length]);
    logger.info('purge', Object.fromEntries(counts));
  },
);
