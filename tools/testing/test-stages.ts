import { join } from 'node:path';
import { type Emulators, startEmulators } from '../emulators/emulators';
import { clearEmulators, seedWhenEmpty } from '../emulators/first-data';
import { withAdmin } from '../support/admin';
import { Failure } from '../support/failure';
import { OUTBOX, STATE } from '../support/local-project';
import { capture, commandFile, run } from '../support/processes/processes';

const report = (stage: string) => join(STATE, `reports/${stage}.json`);

/** The JSON reports that the stages write; playwright.config.ts names the one of the browser. */
export const REPORTS = ['unit', 'backend', 'browser'].map(report);

/** Runs one stage, prints its output when it ends, and fails with one line. */
async function stage(name: string, program: string, args: readonly string[]): Promise<void> {
  const began = Date.now();
  const { code, printed } = await capture(program, args);
  const seconds = Math.round((Date.now() - began) / 1000);
  const outcome = code === 0 ? 'passed' : 'failed';
  console.log(`\n== ${name}: ${outcome} after ${seconds} s\n${printed.trimEnd()}`);
  if (code !== 0) throw new Failure(`${name} failed.`);
}

const npm = (script: string) => stage(script, 'npm', ['run', '--silent', script]);

function vitest(name: string, projects: readonly string[]): Promise<void> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json'];
  const output = `--outputFile.json=${report(name)}`;
  const args = [commandFile('vitest', 'vitest'), 'run', ...chosen, ...reporters, output];
  return stage(name, process.execPath, args);
}

/** The checks that need neither emulators nor a browser: style, types, unit tests. */
async function checkSource(): Promise<void> {
  for (const script of ['lint', 'types']) await npm(script);
  await vitest('unit', ['unit', 'screens', 'isolated']);
}

/** Builds the site and the functions and starts fresh emulators that serve both. */
export async function startBuiltSite(): Promise<Emulators> {
  await Promise.all([
    stage('build', process.execPath, ['--import', 'tsx', 'tools/build.ts']),
    npm('build:functions'),
  ]);
  console.log('\nStarting the emulators…');
  const only = ['auth', 'firestore', 'functions', 'hosting'] as const;
  return startEmulators({ only, outbox: OUTBOX });
}

/** Runs the browser tests on running emulators; `options` go to Playwright. */
export async function testInBrowser(options: readonly string[] = []): Promise<void> {
  await clearEmulators();
  await withAdmin(undefined, seedWhenEmpty);
  const playwright = commandFile('@playwright/test', 'playwright');
  const code = await run(process.execPath, [playwright, 'test', ...options]);
  if (code !== 0) throw new Failure(`Browser tests failed; see ${join(STATE, 'report')}`);
}

/**
 * Runs every stage. Source checks run while the site builds, the emulators start and the backend
 * is tested. The browser tests come last and have both cores to themselves.
 */
export async function runStages(): Promise<void> {
  const starting = startBuiltSite();
  const testingBackend = starting.then(() =>
    vitest('backend', ['rules', 'data', 'functions', 'hosting']),
  );
  const outcomes = await Promise.allSettled([checkSource(), testingBackend]);
  const emulators = await starting;
  try {
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    await testInBrowser();
  } finally {
    await emulators.stop();
  }
}
