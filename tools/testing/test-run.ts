import { rm } from 'node:fs/promises';
import { requireChromium } from '../support/chromium';
import { requireJava } from '../support/java';
import { STATE } from '../support/local-project';
import { requirePorts } from '../support/processes/ports';

const FULL = '--full';

/**
 * Checks the requirements of a test run, clears the files of the last one, and returns the
 * command's options without `--full`, which chooses the full matrix. Ctrl-C ends the run and stops
 * its emulators.
 */
export async function prepareTestRun(): Promise<string[]> {
  const options = process.argv.slice(2);
  if (options.includes(FULL)) process.env.TEST_FULL = 'true';
  requireJava();
  await requirePorts(['auth', 'firestore', 'functions', 'hosting']);
  process.env.CHROME_PATH = requireChromium();
  await rm(STATE, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return options.filter((option) => option !== FULL);
}
