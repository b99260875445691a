import { logger } from 'firebase-functions';
import { createReportLog, MAX_REPORT_BYTES } from './failure-reports.ts';
import { addressOf, siteRequest } from './guarded.ts';

const logReport = createReportLog((entry) => logger.write({ severity: 'ERROR', ...entry }));

/** Logs a failure in a visitor's browser for Error Reporting; see `createReportLog`. */
export const reportFailure = siteRequest(
  // One instance, because it counts the reports; each is one line of the log.
  { maxInstances: 1, concurrency: 80, memory: '256MiB' },
  MAX_REPORT_BYTES,
  (request, response) => {
    const { method, rawBody } = request;
    response.status(method === 'POST' ? logReport(String(rawBody), addressOf(request)) : 405).end();
  },
);
