import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

type Report = VitestReport | PlaywrightReport;

const readReports = (files: readonly string[]): Report[] =>
  files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));

function fromReport(report: Report): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The totals of the JSON reports of Vitest and Playwright; missing reports count as nothing. */
export function sumReports(files: readonly string[]): Counts {
  return readReports(files)
    .map(fromReport)
    .reduce(
      (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
      { passed: 0, failed: 0 },
    );
}

/**
 * What failed in the JSON reports of Vitest: file, test and message. Playwright prints its own list
 * last; Vitest's stands far above the end of a run, because stages run side by side.
 */
export function failuresIn(files: readonly string[]): string[] {
  return readReports(files)
    .flatMap((report) => ('testResults' in report ? report.testResults : []))
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => [`${name} > ${test.fullName}`, ...test.failureMessages].join('\n')),
    ]);
}
