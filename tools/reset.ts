import { rm } from 'node:fs/promises';
import { command, Failure } from './support/failure';
import { PORTS, STATE } from './support/local-project';
import { isFree } from './support/processes/ports';

await command(async () => {
  if (!(await isFree(PORTS.firestore)))
    throw new Failure('The emulators are running: stop "npm start" first.');
  await rm(STATE, { recursive: true, force: true });
  console.log('The local data is cleared. "npm start" makes new data.');
});
