import { failureReportsPath, READ_FAILED, release } from '../../config/env';
import { type FailureReport, MAX_REPORTS_A_PAGE } from '../../domain/failure-report';
import { matchRoute } from '../routes';

/** Receives each report. */
export type ReportCallback = (report: FailureReport) => void;

/** The first `path:line:column` in a stack, without the site's address; empty if there is none. */
function placeOf(thrown: unknown): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const [, place = ''] = /https?:\/\/[^/\s]+\/([\w./-]+:\d+:\d+)/.exec(stack) ?? [];
  return place;
}

const send: ReportCallback = (report) => {
  navigator.sendBeacon(failureReportsPath, JSON.stringify(report));
};

/** Sends reports of one page: each once, and only the first few. */
export function createReporter(callback: ReportCallback = send) {
  const sent = new Set<string>();
  return (code: string, thrown?: unknown): void => {
    const { path: route } = matchRoute(location.pathname);
    const report = { release, route, code, place: placeOf(thrown) };
    const text = JSON.stringify(report);
    if (sent.has(text) || sent.size >= MAX_REPORTS_A_PAGE) return;
    sent.add(text);
    callback(report);
  };
}

const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : 'thrown');

/** Reports uncaught errors, and reads that the backend refused or could not serve. */
export function reportFailures(): void {
  const report = createReporter();
  addEventListener('error', ({ error }) => report(nameOf(error), error));
  addEventListener('unhandledrejection', ({ reason }) => report(nameOf(reason), reason));
  addEventListener(READ_FAILED, (event) => report(`read:${(event as CustomEvent<string>).detail}`));
}
