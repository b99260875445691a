import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { MAX_STATUS_BYTES } from '../../../src/domain/core/core-status.ts';
import { firestoreDatabase } from '../acts/store.ts';
import { siteRequest } from '../calls/guarded.ts';
import { configuredSecret, coreSecrets } from './settings.ts';
import { receiveStatus } from './status-in.ts';

/** Takes from the bank's core system what became of an approval; see `receiveStatus`. */
export const receiveCoreStatus = siteRequest(
  // A few reads and writes for each call, and few calls a day.
  {
    timeoutSeconds: 30,
    ...{ maxInstances: 2, concurrency: 20, memory: '256MiB' },
    secrets: coreSecrets,
  },
  MAX_STATUS_BYTES,
  async ({ method, headers, rawBody }, response) => {
    const call = { method, headers, body: rawBody ?? Buffer.alloc(0) };
    const { http, body } = await receiveStatus(
      firestoreDatabase(getFirestore()),
      configuredSecret(),
      call,
      new Date(),
    );
    logger.info('status of the core system', { http, ...body });
    if (http === 405) response.set('Allow', 'POST');
    response.status(http).json(body);
  },
);
