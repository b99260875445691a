import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './support/chromium';
import { command } from './support/failure';
import { requireJava } from './support/java';
import { requirePorts } from './support/ports';
import { sumReports } from './support/test-counts';
import {
  reportFiles,
  runWithEmulators,
  runWithoutEmulators,
  type TestRun,
} from './support/test-stages';

await command(async () => {
  requireJava();
  await requirePorts(['auth', 'firestore', 'functions', 'hosting']);
  const chromium = requireChromium();
  const folder = await mkdtemp(join(tmpdir(), 'levelup-test-'));
  const testRun: TestRun = { folder, chromium };
  try {
    await runWithoutEmulators(testRun);
    await runWithEmulators(testRun);
  } finally {
    const { passed, failed } = sumReports(reportFiles(testRun));
    console.log(`${passed} passed, ${failed} failed`);
    await rm(folder, { recursive: true, force: true });
  }
});
