import { setTimeout as wait } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { deliver } from './deliver.ts';
import { firestoreMailStore } from './mail-store.ts';
import { configuredSend, secrets } from './settings.ts';

initializeApp();

/** States in which a mail is somebody else's business or finished; most events are of this kind. */
const NOTHING_TO_DO: ReadonlySet<unknown> = new Set(['PROCESSING', 'SUCCESS', 'ERROR']);

/**
 * Delivers what is written to `mail/{id}`, with the contract of Firebase's firestore-send-email
 * extension. Platform retries are on: an event whose worker died comes back, finds the lease and
 * either waits for it or records the interruption, so that no mail is lost silently.
 */
export const deliverMail = onDocumentWritten(
  { document: 'mail/{id}', retry: true, timeoutSeconds: 300, maxInstances: 5, secrets },
  async (event) => {
    const { id } = event.params;
    const written = event.data?.after;
    if (written === undefined || !written.exists) return;
    if (NOTHING_TO_DO.has(written.get('delivery.state'))) return;
    const result = await deliver(id, firestoreMailStore(getFirestore()), configuredSend(), wait);
    if (result === 'busy') throw new Error(`mail/${id} is held by another worker`);
    logger.info('mail', { id, result });
  },
);
