import './place.ts';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { keepMended } from './acts/rates/mended.ts';
import { firestoreDatabase } from './acts/store.ts';
import { dateRequest } from './my-data/expiry.ts';
import { attachToNew } from './proofs/attach.ts';
import { lapseApprovals as endApprovals } from './schedules/lapsed.ts';
import { followUpQuestions } from './schedules/unanswered.ts';
import { keepKeys } from './triggers/keys/keep-keys.ts';
import { configuredKeysSecret, keysSecrets } from './triggers/keys/settings.ts';
import { mendRequests as mendAll } from './triggers/mended.ts';
import { keepIndexEntry } from './triggers/search-index.ts';

export { staffAct, visitorAct } from './acts/endpoint.ts';
export { reportFailure } from './calls/failure-endpoint.ts';
export { receiveCoreStatus } from './events/endpoint.ts';
export {
  noteComplaintEvents,
  noteRequestEvents,
  sendEvents,
  sendWaitingEvents,
} from './events/triggers.ts';
export { deliverMail, sweepStuckMails } from './mail/triggers.ts';
export { dateNewSubscriber, mailLinks, purgeExpired } from './my-data/triggers.ts';
export { tellStaff } from './staff/triggers.ts';
export {
  countResponseTimes,
  countTeamWeek,
  summarizeComplaint,
  summarizeRequest,
} from './summaries/triggers.ts';
export { refuseAccountMails, refuseSignUps } from './triggers/sign-ups.ts';

initializeApp();

/**
 * Keeps `indice/{uid}`, the staff's search index, up to date with the request, sets the expiry of a
 * closed request, and lists it under its keys. A new request gets the proof of its session, and what mends
 * its rates if they were wrong.
 */
export const indexRequest = onDocumentWritten(
  // A few reads and writes for each event, which one instance does side by side.
  {
    document: 'users/{uid}',
    retry: true,
    ...{ maxInstances: 5, concurrency: 20, memory: '256MiB' },
    secrets: keysSecrets,
  },
  async (event) => {
    const { uid } = event.params;
    if (!event.data?.before.exists) {
      const database = firestoreDatabase(getFirestore());
      await attachToNew(database, uid, new Date());
      await keepMended(database, uid);
    }
    await keepIndexEntry(getFirestore(), uid);
    await dateRequest(getFirestore(), uid);
    await keepKeys(getFirestore(), configuredKeysSecret(), uid, new Date(), {
      before: event.data?.before.data(),
      after: event.data?.after.data(),
    });
  },
);

/** Updates the search index when staff propose, ask or decide: it says whether a proposal waits. */
export const indexCaseFile = onDocumentWritten(
  // As for indexRequest.
  {
    document: 'expedientes/{uid}',
    retry: true,
    maxInstances: 5,
    concurrency: 20,
    memory: '256MiB',
  },
  (event) => keepIndexEntry(getFirestore(), event.params.uid),
);

/** Keeps what mends their rates for requests of a version that a publication found wrong; see `mendRequests`. */
export const mendRequests = onDocumentWritten(
  // Publications are rare, and one may be about all requests of a game.
  {
    document: 'tarifas/{gameid}',
    retry: true,
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
  },
  (event) =>
    mendAll(getFirestore(), event.params.gameid, {
      before: event.data?.before.data(),
      after: event.data?.after.data(),
    }),
);

/** Lets approvals lapse whose days are over, and reminds of those that end soon; see `lapseApprovals`. */
export const lapseApprovals = onSchedule(
  // A second instance would find nothing left to do. A few reads for each approval of its last week.
  {
    schedule: 'every 60 minutes',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
  },
  async () => {
    logger.info('approvals', { ...(await endApprovals(getFirestore(), Date.now())) });
  },
);

/**
 * Reminds visitors of the bank's questions and closes requests that waited in vain; see
 * `followUpQuestions`.
 */
export const followUpUnanswered = onSchedule(
  // A second instance would find nothing left to do. A read for each open question.
  {
    schedule: 'every 60 minutes',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
  },
  async () => {
    logger.info('questions', { ...(await followUpQuestions(getFirestore(), Date.now())) });
  },
);
