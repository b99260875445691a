// This import comes first, because it sets the ports and folders of everything else.
import './testing/test-settings';
import { command } from './support/failure';
import { failuresIn, sumReports } from './testing/test-counts';
import { prepareTestRun } from './testing/test-run';
import { REPORTS, runStages } from './testing/test-stages';

/** `npm test`; with `--full`, every language, width and page of a kind (see docs/testing.md). */
await command(async () => {
  await prepareTestRun();
  try {
    await runStages();
  } finally {
    for (const failure of failuresIn(REPORTS)) console.log(`\n${failure}`);
    const { passed, failed } = sumReports(REPORTS);
    console.log(`${passed} passed, ${failed} failed`);
  }
});
