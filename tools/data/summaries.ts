import { parseArgs } from 'node:util';
import { withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';
import { rebuildSummaries } from '../support/rebuild-summaries';

const USAGE = `npm run summaries -- --rebuild [--project ID]
Makes the figures of Promedios from scratch.
Without --project it uses the running emulators.`;

function readProject(): string | undefined {
  const options = { rebuild: { type: 'boolean' }, project: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options });
    if (values.rebuild) return values.project;
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
  throw new Failure(USAGE);
}

await command(async () => {
  const project = readProject();
  const counted = await withAdmin(project, ({ db }) => rebuildSummaries(db));
  console.log(`Requests counted: ${counted}`);
});
