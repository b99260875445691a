import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { configuredMailsAtOnce, configuredSend, mailsAtOnce, secrets } from '../settings.ts';
import { deliver } from './deliver.ts';
import { firestoreMailStore, isAskedFor } from './mail-store.ts';
import { sweepMails } from './sweep.ts';

/**
 * Delivers mails written to `mail/{id}`, with the contract of Firebase's firestore-send-email
 * extension. Platform retries are on. If the server refuses a mail for now, its event comes again
 * after growing pauses, for an hour at most. If a worker dies, its event comes again, finds the
 * lease, and either waits for it or records the interruption. No mail is lost silently.
 */
export const deliverMail = onDocumentWritten(
  {
    document: 'mail/{id}',
    retry: true,
    timeoutSeconds: 300,
    // One mail for each instance, so that the instances limit what a provider gets at once.
    ...{ maxInstances: mailsAtOnce, concurrency: 1, memory: '256MiB' },
    secrets,
  },
  async (event) => {
    const { id } = event.params;
    const written = event.data?.after;
    if (written === undefined || !written.exists) return;
    if (!isAskedFor(written.get('delivery'))) return;
    const result = await deliver(id, firestoreMailStore(getFirestore()), configuredSend());
    logger.info('mail', { id, result });
    // Only an error makes the platform repeat an event.
    if (result === 'busy' || result === 'later') throw new Error(`Mail is tried again: ${result}`);
  },
);

/** Sends mails that no event reached and records those whose worker stopped; see `sweepMails`. */
export const sweepStuckMails = onSchedule(
  // Two sweeps would take the same mails.
  {
    schedule: 'every 10 minutes',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
    secrets,
  },
  async () => {
    const atOnce = configuredMailsAtOnce();
    const tools = { db: getFirestore(), send: configuredSend(), atOnce, now: Date.now };
    logger.info('mail sweep', await sweepMails(tools));
  },
);
