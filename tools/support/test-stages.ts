import { join } from 'node:path';
import { withAdmin } from './admin';
import { startEmulators } from './emulators';
import { Failure } from './failure';
import { clearEmulators, seedWhenEmpty } from './first-data';
import { commandFile, npmScript, run } from './processes';

/** Where a test run keeps its reports, mails and the browser to use. */
export interface TestRun {
  /** A fresh folder. */
  readonly folder: string;
  readonly chromium: string;
}

/** The mails of a test run. */
const outboxOf = (folder: string) => join(folder, 'outbox');

/** The stages that need the emulators, in their order. */
const WITH_EMULATORS = ['rules', 'data', 'functions'] as const;

/** The JSON reports of every stage that writes one. */
export function reportFiles({ folder }: TestRun): string[] {
  return ['unit', ...WITH_EMULATORS, 'e2e'].map((stage) => join(folder, `${stage}.json`));
}

async function tool(packageName: string, name: string, args: string[], env?: NodeJS.ProcessEnv) {
  const code = await run(process.execPath, [commandFile(packageName, name), ...args], env);
  if (code !== 0) throw new Failure(`${name} ${args[0] ?? ''} failed.`);
}

async function vitest({ folder }: TestRun, project: string): Promise<void> {
  const report = ['--reporter=default', '--reporter=json'];
  const output = `--outputFile.json=${join(folder, `${project}.json`)}`;
  const env = { OUTBOX_DIR: outboxOf(folder) };
  await tool('vitest', 'vitest', ['run', '--project', project, ...report, output], env);
}

async function playwright({ folder, chromium }: TestRun): Promise<void> {
  await clearEmulators();
  await withAdmin(undefined, seedWhenEmpty);
  await tool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], {
    CHROME_PATH: chromium,
    OUTBOX_DIR: outboxOf(folder),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'e2e.json'),
  });
}

/** What needs neither emulators nor browser: style, types, units. */
export async function runWithoutEmulators(testRun: TestRun): Promise<void> {
  await tool('@biomejs/biome', 'biome', ['check', '--error-on-warnings']);
  await npmScript('types');
  await vitest(testRun, 'unit');
}

/** What runs against one fresh set of emulators: rules, data, functions, browser journeys. */
export async function runWithEmulators(testRun: TestRun): Promise<void> {
  for (const script of ['build', 'build:functions']) await npmScript(script);
  console.log('Starting the emulators…');
  const only = ['auth', 'firestore', 'functions', 'hosting'] as const;
  const emulators = await startEmulators({ only, outbox: outboxOf(testRun.folder) });
  try {
    for (const project of WITH_EMULATORS) await vitest(testRun, project);
    await playwright(testRun);
  } finally {
    await emulators.stop();
  }
}
