import { parseArgs } from 'node:util';
import { withAdmin } from '../support/admin';
import { importFromFolder } from '../support/backup/emulator';
import { importFromBucket } from '../support/backup/firestore-admin';
import { requireEmpty } from '../support/backup/require-empty';
import { command, Failure } from '../support/failure';
import { PROJECT } from '../support/local-project';

const USAGE = `npm run restore -- --into ID --from gs://BUCKET/FOLDER [--overwrite]
npm run restore -- --into ${PROJECT} --from FOLDER [--overwrite]
Brings the documents of a backup back; ${PROJECT} are the running emulators.
Into a project that holds documents only with --overwrite.`;

function readArguments() {
  const options = {
    into: { type: 'string' },
    from: { type: 'string' },
    overwrite: { type: 'boolean', default: false },
  } as const;
  try {
    const { into, from, overwrite } = parseArgs({ options }).values;
    if (into !== undefined && from !== undefined) return { into, from, overwrite };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
  throw new Failure(USAGE);
}

await command(async () => {
  const { into, from, overwrite } = readArguments();
  const isLocal = into === PROJECT;
  if (!isLocal && !from.startsWith('gs://'))
    throw new Failure(`${into} needs --from gs://BUCKET/FOLDER.\n${USAGE}`);
  if (!overwrite) await withAdmin(isLocal ? undefined : into, ({ db }) => requireEmpty(db));
  if (isLocal) await importFromFolder(into, from);
  else await importFromBucket(into, from);
  console.log(`Restored from ${from}`);
});
