import { parseArgs } from 'node:util';
import { withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';
import { indexRequests } from '../support/index-requests';
import { keysSecret } from '../support/keys-secret';

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
  const project = readProject();
  const secret = await keysSecret(project);
  await withAdmin(project, ({ db }) =>
    indexRequests(db, secret, (written) => process.stdout.write(`\rRequests indexed: ${written}`)),
  );
  console.log('\nDone.');
});
