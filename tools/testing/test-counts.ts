import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

function fromReport(report: VitestReport | PlaywrightReport): Counts {
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** The totals of the JSON reports of Vitest and Playwright; missing reports count as nothing. */
export function sumReports(files: readonly string[]): Counts {
  return files
    .filter((file) => existsSync(file))
    .map((file) => fromReport(JSON.parse(readFileSync(file, 'utf8'))))
    .reduce(
      (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
      { passed: 0, failed: 0 },
    );
}
