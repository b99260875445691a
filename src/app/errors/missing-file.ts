import { MissingFileError } from '../fetch-first';

/** What dynamic imports of all browsers say when a file cannot be fetched. */
const MESSAGE = /dynamically imported module|Importing a module script failed/i;

/** Whether a page failed because a file of its release could not be fetched. */
export function isMissingFile(failure: unknown): boolean {
  return (
    failure instanceof MissingFileError ||
    (failure instanceof Error && MESSAGE.test(failure.message))
  );
}
