import { join } from 'node:path';
import { Failure } from '../support/failure';
import { STATE } from '../support/local-project';

/** The file with everything that the emulators print. */
export const LOG = join(STATE, 'emulators.log');

/** Exit code of the emulators' guard when the database stopped by itself. */
export const DATABASE_LOST = 3;

/** Why the emulators stopped unexpectedly, by the exit code of their guard. */
export function unexpectedEnd(code: number): Failure {
  const what = code === DATABASE_LOST ? 'database' : 'emulators';
  return new Failure(`The ${what} stopped unexpectedly, so everything was stopped; see ${LOG}`);
}
