import { parseArgs } from 'node:util';
import { type Expired, findExpired, purge } from '../../functions/src/my-data/purge';
import { withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';

const USAGE = `npm run purge -- [--dry-run] [--project ID]
Erases what has expired; with --dry-run it only tells what that is.
Without --project it uses the running emulators.`;

function readArguments() {
  const options = { 'dry-run': { type: 'boolean' }, project: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    return { dryRun: values['dry-run'] === true, project: values.project };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The ids of each collection, one a line; they name nobody. */
function print(expired: Expired, what: string): void {
  for (const [collection, ids] of Object.entries(expired)) {
    console.log(`${collection}: ${ids.length} ${what}`);
    for (const id of ids) console.log(`  ${id}`);
  }
}

await command(async () => {
  const { dryRun, project } = readArguments();
  await withAdmin(project, async ({ db, auth }) => {
    const tools = { db, accounts: auth, now: Date.now() };
    if (dryRun) print(await findExpired(tools), 'to erase');
    else print(await purge(tools), 'erased');
  });
});
