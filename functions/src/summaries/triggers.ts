import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { countAnswer } from './complaints.ts';
import { keepSummary } from './keep.ts';
import { publishResponseTime } from './response-time.ts';
import { countTeam } from './team.ts';

/**
 * Keeps `resumen/{gameid}` up to date with a request. It runs one at a time, because requests of a
 * game share a document; in a burst they wait for one another and none is lost.
 */
export const summarizeRequest = onDocumentWritten(
  { document: 'users/{uid}', retry: true, maxInstances: 1, concurrency: 1, memory: '256MiB' },
  (event) => keepSummary(getFirestore(), event.params.uid),
);

/** Counts the answers to complaints for Promedios; see `countAnswer`. */
export const summarizeComplaint = onDocumentWritten(
  // Answers share a document; few are written at the same time.
  { document: 'reclamos/{number}', retry: true, maxInstances: 1, concurrency: 1, memory: '256MiB' },
  (event) => countAnswer(getFirestore(), event.params.number),
);

/** Publishes how fast the bank answered lately; see `publishResponseTime`. */
export const countResponseTimes = onSchedule(
  // A read for each game, and one count.
  { schedule: 'every 60 minutes', maxInstances: 1, concurrency: 1, memory: '256MiB' },
  async () => {
    logger.info('response time', await publishResponseTime(getFirestore(), Date.now()));
  },
);

/** Counts what each member of staff did this week; see `countTeam`. */
export const countTeamWeek = onSchedule(
  // Two would write the same. A few reads for each decision of five weeks.
  { schedule: 'every 60 minutes', maxInstances: 1, concurrency: 1, memory: '256MiB' },
  async () => {
    logger.info('team', { weeks: await countTeam(getFirestore(), Date.now()) });
  },
);
