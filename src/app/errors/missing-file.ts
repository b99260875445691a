import { errorCode } from '../../data/errors';
import { MissingFileError } from '../fetch-first';

/** What dynamic imports of all browsers say when a file cannot be fetched. */
const MESSAGE = /dynamically imported module|Importing a module script failed/i;

/**
 * Why a page failed, if a file of its release could not be fetched: it has another release now, the
 * site does not answer, or something stopped the file. Undefined after any other failure.
 */
export function missingFile(
  failure: unknown,
): 'newRelease' | 'noConnection' | 'blocked' | undefined {
  if (failure instanceof MissingFileError) {
    const code = errorCode(failure);
    if (code === 'blocked') return code;
    return code === 'outdated' ? 'newRelease' : 'noConnection';
  }
  if (!(failure instanceof Error && MESSAGE.test(failure.message))) return undefined;
  return navigator.onLine ? 'newRelease' : 'noConnection';
}
