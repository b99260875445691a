// This import comes first, because it sets the ports and folders of everything else.
import './testing/test-settings';
import { command } from './support/failure';
import { prepareTestRun } from './testing/test-run';
import { startBuiltSite, testInBrowser } from './testing/test-stages';

/** `npm run test:e2e -- faults-staff`: the browser tests alone; options go to Playwright. */
await command(async () => {
  const options = await prepareTestRun();
  const emulators = await startBuiltSite();
  try {
    await testInBrowser(options);
  } finally {
    await emulators.stop();
  }
});
