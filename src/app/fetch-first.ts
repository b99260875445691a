/** A file of the product could not be fetched: no connection, or a deployment took it away. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

const fetching = new Map<string, Promise<void>>();

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new MissingFileError(`${response.status} ${address}`);
  await response.blob();
}

function addStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new MissingFileError(address));
    };
    document.head.append(link);
  });
}

/**
 * Whether the page came with the file: a prerendered one names its files in its first element
 * (hydration/pre-hydration/load-application.ts), any other links them.
 */
function isOfPage(address: string): boolean {
  const { modules = '', styles = '' } = document.documentElement.dataset;
  const isNamed = `${modules} ${styles}`.split(' ').includes(address);
  return isNamed || document.querySelector(`link[href="${address}"]`) !== null;
}

function fetchOnce(address: string): Promise<void> {
  const underWay = fetching.get(address);
  if (underWay) return underWay;
  if (isOfPage(address)) return Promise.resolve();
  const file = address.endsWith('.css') ? addStyle(address) : fetchScript(address);
  fetching.set(address, file);
  file.catch(() => fetching.delete(address));
  return file;
}

/**
 * Imports a part of the product once its files (addresses without the leading slash) have been
 * fetched; rejects with a MissingFileError. A browser may remember for good that a module could not
 * be fetched, and then a retry of `import()` never helps. A failed `fetch` is not remembered, and its
 * result is in the browser's cache when the module is imported. The build puts this around every dynamic import
 * (tools/vite/fetch-first.ts).
 */
export async function fetchFirst<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  } catch (cause) {
    throw cause instanceof MissingFileError ? cause : new MissingFileError('', { cause });
  }
  return load();
}
