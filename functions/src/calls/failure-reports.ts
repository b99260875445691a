import { type FailureReport, readFailureReport } from '../../../src/domain/failure-report.ts';
import { MINUTE_MS } from '../../../src/domain/time.ts';

/**
 * How many reports one instance logs a minute. A broken release would otherwise send one for every
 * visitor.
 */
const MAX_A_MINUTE = 60;

/** How many of them come from one connection, so that nobody silences the others' reports. */
const MAX_A_CONNECTION = 10;

/** The most bytes of a report: its four texts and their names. */
export const MAX_REPORT_BYTES = 1_000;

/** The answers of the function, as HTTP status codes. */
export type ReportAnswer = 204 | 400;

/** The entry that Cloud Error Reporting groups; its message tells one failure from another. */
function logEntry({ code, place, route, release }: FailureReport) {
  return {
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    message: `${code} at ${place || 'an unknown place'}`,
    serviceContext: { service: 'site', version: release },
    route,
  };
}

/**
 * Reads reports and logs those within the limits, of which a connection's comes first: what is over it
 * takes nobody's place. What is over a limit is dropped without a word, which would only be an error
 * in a visitor's console. `now` in milliseconds since the epoch.
 */
export function createReportLog(log: (entry: object) => void, now: () => number = Date.now) {
  let minute = 0;
  let count = 0;
  const byConnection = new Map<string, number>();
  return (body: string, address: string): ReportAnswer => {
    const report = readFailureReport(parsed(body));
    if (report === undefined) return 400;
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      [minute, count] = [current, 0];
      byConnection.clear();
    }
    const own = byConnection.get(address) ?? 0;
    if (own >= MAX_A_CONNECTION || count >= MAX_A_MINUTE) return 204;
    byConnection.set(address, own + 1);
    count += 1;
    log(logEntry(report));
    return 204;
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
