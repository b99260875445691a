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

function fetchOnce(address: string): Promise<void> {
  const underWay = fetching.get(address);
  if (underWay) return underWay;
  // What the page came with is linked in its head.
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const file = address.endsWith('.css') ? addStyle(address) : fetchScript(address);
  fetching.set(address, file);
  file.catch(() => fetching.delete(address));
  return file;
}

/**
 * Imports a part of the product once its files (addresses without the leading slash) have been
 * fetched; rejects with a MissingFileError. A browser may remember for good that it could not fetch
 * a module, so that trying again is of no use: a fetch is not remembered, and what it brought is in
 * the browser's cache when the module is imported. The build puts this around every dynamic import
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
