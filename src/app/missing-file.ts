/** Failures that the loader itself reported as a file that could not be fetched. */
const reported = new WeakSet<object>();

/** What dynamic imports of all browsers say when a file cannot be fetched. */
const MESSAGE = /dynamically imported module|Importing a module script failed|preload CSS/i;

/** Listens to the loader; a failure goes on to whoever asked for the file. */
export function watchMissingFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => reported.add(payload));
}

/** Whether a page failed because a file of its release could not be fetched. */
export function isMissingFile(failure: unknown): boolean {
  return failure instanceof Error && (reported.has(failure) || MESSAGE.test(failure.message));
}
