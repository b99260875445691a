import { parseArgs } from 'node:util';
import { exportToFolder } from '../support/backup/emulator';
import { exportToBucket } from '../support/backup/firestore-admin';
import { command, Failure } from '../support/failure';
import { PROJECT, STATE } from '../support/local-project';

const USAGE = `npm run backup -- [--to FOLDER]
npm run backup -- --project ID --to gs://BUCKET[/FOLDER]
Copies every document. Without --project it copies those of the running emulators.`;

/** The time as a name for a folder, such as 2026-11-23T17-05-00. */
const now = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

function readArguments() {
  const options = { project: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

await command(async () => {
  const { project, to } = readArguments();
  if (project === undefined) {
    const folder = to ?? `${STATE}backups/${now()}`;
    await exportToFolder(PROJECT, folder);
    console.log(`Saved in ${folder}`);
    return;
  }
  if (!to?.startsWith('gs://')) throw new Failure(`A project needs --to gs://BUCKET.\n${USAGE}`);
  const folder = `${to.replace(/\/$/, '')}/${now()}`;
  await exportToBucket(project, folder);
  console.log(`Saved in ${folder}`);
});
