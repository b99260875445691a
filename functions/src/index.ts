import { setTimeout as wait } from 'node:timers/promises';
import './place.ts';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createReportLog } from './failure-reports.ts';
import { deliver } from './mail/deliver.ts';
import { firestoreMailStore, isAskedFor } from './mail/mail-store.ts';
import { sweepMails } from './mail/sweep.ts';
import { dateRequest, dateSubscriber } from './my-data/expiry.ts';
import { answerPetition } from './my-data/petitions.ts';
import { purge } from './my-data/purge.ts';
import { keepIndexEntry } from './search-index.ts';
import { configuredMailsAtOnce, configuredSend, mailsAtOnce, secrets } from './settings.ts';
import { sendDigest } from './staff/digest.ts';
import { escalate } from './staff/escalation.ts';
import { applyImport } from './staff/imports.ts';
import { countAnswer } from './summaries/complaints.ts';
import { keepSummary } from './summaries/keep.ts';
import { publishPace } from './summaries/pace.ts';
import { countTeam } from './summaries/team.ts';
import { followUpQuestions } from './unanswered.ts';

export {
  noteComplaintEvents,
  noteRequestEvents,
  sendEvents,
  sendWaitingEvents,
} from './events/triggers.ts';
export { beginProof, finishProof } from './proofs/callables.ts';
export { refuseAccountMails, refuseSignUps } from './sign-ups.ts';
export { manageStaff, staffInvitation } from './staff/people/callables.ts';
export { changeStaffPassword } from './staff/staff-functions.ts';

initializeApp();

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

/**
 * Mails the state of the queue to the addresses of `ajustes/avisos`, at half past seven in the
 * Dominican Republic and when requests become overdue; see `sendDigest`. Tells them of requests that
 * nobody has taken; see `escalate`.
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
  },
);

/**
 * Keeps `indice/{uid}`, the staff's search index, up to date with the request, and sets the expiry
 * of a closed request.
 */
export const indexRequest = onDocumentWritten(
  // A few reads and one write for each event, which one instance does side by side.
  { document: 'users/{uid}', retry: true, maxInstances: 5, concurrency: 20, memory: '256MiB' },
  async (event) => {
    const { uid } = event.params;
    await keepIndexEntry(getFirestore(), uid);
    await dateRequest(getFirestore(), uid);
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

/**
 * Keeps `resumen/{gameid}` up to date with a request. It runs one at a time, because requests of a
 * game share a document; in a burst they wait for one another and none is lost.
 */
export const summarizeRequest = onDocumentWritten(
  { document: 'users/{uid}', retry: true, maxInstances: 1, concurrency: 1, memory: '256MiB' },
  (event) => keepSummary(getFirestore(), event.params.uid),
);

/**
 * Reminds visitors of the bank's questions and closes requests that waited in vain; see
 * `followUpQuestions`.
 */
export const followUpUnanswered = onSchedule(
  // Two would only find that the other has done it. A read for each open question.
  {
    schedule: 'every 60 minutes',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB' },
  },
  async () => {
    logger.info('questions', { ...(await followUpQuestions(getFirestore(), Date.now())) });
  },
);

/** Counts the answers to complaints for Promedios; see `countAnswer`. */
export const summarizeComplaint = onDocumentWritten(
  // Answers share a document; few are written at the same time.
  { document: 'reclamos/{number}', retry: true, maxInstances: 1, concurrency: 1, memory: '256MiB' },
  (event) => countAnswer(getFirestore(), event.params.number),
);

/** Publishes how fast the bank answered lately; see `publishPace`. */
export const countPace = onSchedule(
  // A read for each game, and one count.
  { schedule: 'every 60 minutes', maxInstances: 1, concurrency: 1, memory: '256MiB' },
  async () => {
    logger.info('pace', await publishPace(getFirestore(), Date.now()));
  },
);

/** Counts what each member of staff did this week; see `countTeam`. */
export const countTeamWeek = onSchedule(
  // Two would write the same. A few reads for each decision of three weeks.
  { schedule: 'every 60 minutes', maxInstances: 1, concurrency: 1, memory: '256MiB' },
  async () => {
    logger.info('team', { weeks: await countTeam(getFirestore(), Date.now()) });
  },
);

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

/** Carries out the petitions in `peticiones/{code}_{kind}`; see `answerPetition`. */
export const answerPetitions = onDocumentWritten(
  {
    document: 'peticiones/{id}',
    retry: true,
    timeoutSeconds: 300,
    // Each may send a mail, as deliverMail does.
    ...{ maxInstances: 2, concurrency: 1, memory: '256MiB' },
    secrets,
  },
  (event) =>
    answerPetition(
      { db: getFirestore(), accounts: getAuth(), send: configuredSend(), wait, now: Date.now },
      event.params.id,
    ),
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

/** Applies an import of market values, all of them or none; see `applyImport`. */
export const applyValueImport = onDocumentCreated(
  // One import after another, because two may change the same game.
  {
    document: 'importaciones/{id}',
    retry: true,
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
  },
  async (event) => {
    const { id } = event.params;
    logger.info('import', { id, result: await applyImport(getFirestore(), id) });
  },
);

const logReport = createReportLog((entry) => logger.write({ severity: 'ERROR', ...entry }));

/** Logs a failure in a visitor's browser for Error Reporting; see `createReportLog`. */
export const reportFailure = onRequest(
  // One instance, because it counts the reports; each is one line of the log.
  { maxInstances: 1, concurrency: 80, memory: '256MiB', cors: false },
  (request, response) => {
    response.status(request.method === 'POST' ? logReport(String(request.rawBody)) : 405).end();
  },
);
