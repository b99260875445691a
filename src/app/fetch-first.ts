import { BackendError } from '../data/errors';

/**
 * A file of the product could not be fetched. `outdated`: a deployment took it away; `offline`: the
 * site does not answer; `blocked`: it does, so something in the browser may have stopped the file.
 */
export class MissingFileError extends BackendError {
  override readonly name = 'MissingFileError';
  constructor(code: 'outdated' | 'offline' | 'blocked', options: ErrorOptions = {}) {
    super(code, { ...options, unsent: true });
  }
}

const fetching = new Map<string, Promise<void>>();

let asked: Promise<boolean> | undefined;

/**
 * Whether the site answers itself, asked once for all files that fail together; a Wi-Fi with a
 * sign-in page answers with another page.
 */
function siteAnswers(): Promise<boolean> {
  asked ??= fetch('/release.json', { cache: 'no-store' })
    .then((response) => response.json())
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

async function fetchFile(address: string): Promise<void> {
  let response: Response;
  try {
    response = await fetch(address);
    await response.blob();
  } catch (cause) {
    throw new MissingFileError((await siteAnswers()) ? 'blocked' : 'offline', { cause });
  }
  if (!response.ok) throw new MissingFileError('outdated', { cause: response.status });
}

function addStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new MissingFileError('offline'));
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
  const file = fetchFile(address).then(() =>
    address.endsWith('.css') ? addStyle(address) : undefined,
  );
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
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}
