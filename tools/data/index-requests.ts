import { parseArgs } from 'node:util';
import { withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';
import { indexRequests } from '../support/index-requests';

const USAGE = `npm run index -- [--project ID]
Without --project it uses the running emulators.`;

function readProject(): string | undefined {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values.project;
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

await command(async () => {
  await withAdmin(readProject(), ({ db }) =>
    indexRequests(db, (written) => process.stdout.write(`\rRequests indexed: ${written}`)),
  );
  console.log('\nDone.');
});
