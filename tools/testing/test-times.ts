import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../support/local-project';

/** How long one test took in the last run, in milliseconds. */
export interface TestTime {
  readonly file: string;
  readonly title: string;
  readonly ms: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

function inSuite({ file, specs, suites = [] }: Suite): TestTime[] {
  const own = specs.map(({ title, tests }) => ({
    file: `tests/e2e/${file}`,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(inSuite)];
}

function inReport(report: VitestReport | PlaywrightReport): TestTime[] {
  if ('suites' in report) return report.suites.flatMap(inSuite);
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      file: relative(ROOT, name),
      title: fullName,
      ms: duration,
    })),
  );
}

/** The times in the JSON reports of Vitest and Playwright, the longest first; missing reports have none. */
export function testTimes(files: readonly string[]): TestTime[] {
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => inReport(JSON.parse(readFileSync(file, 'utf8'))))
    .sort((a, b) => b.ms - a.ms);
}
