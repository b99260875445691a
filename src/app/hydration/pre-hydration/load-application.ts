import { showFirstIcons } from '../show-icons';
import { awaitsLanguage, loadingStatus, showStatus } from './status';

/** How long the first paint is waited for, and how long before a lost connection is tried again. */
const PAINT_LIMIT_MS = 3000;
const RETRY_MS = 3000;

const { dataset } = document.documentElement;

const canFetch = (href: string) =>
  fetch(href).then(
    () => true,
    () => false,
  );

/** Some browsers do not notice that the connection is back, so it is also tried after a while. */
const connection = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

let started = false;

/** Fetches and runs the application, once; waits for a connection if there is none. */
export async function loadApplication(): Promise<void> {
  if (started) return;
  started = true;
  const modules = dataset.modules?.split(' ') ?? [];
  const [first = ''] = modules;
  // A browser may remember for good that it could not fetch a module. If it seems to be offline, a
  // plain request goes first.
  while (!navigator.onLine && !(await canFetch(first))) {
    showStatus('offline');
    await connection();
  }
  if (loadingStatus() === 'offline') showStatus('loading');
  for (const href of modules)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  // One after the other, the entry last, so that events are handled between many short tasks. The
  // application reports a file that cannot be fetched, unless it is the entry itself.
  for (const href of modules)
    await import(/* @vite-ignore */ href).catch(
      () => href === modules.at(-1) && showStatus('failed'),
    );
}

/**
 * Loads the application once the page has been painted, or at once if the page waits for English.
 */
export function loadAfterPaint(): void {
  const painted = new Promise<void>((resolve) => {
    setTimeout(resolve, PAINT_LIMIT_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  // A page that is hidden while it waits for English is never painted.
  const readable = awaitsLanguage ? loaded : Promise.all([painted, loaded]);
  // Before the first paint the icons would hold it up: each refers to another file.
  void readable.then(showFirstIcons);
  if (awaitsLanguage) void loadApplication();
  else void readable.then(loadApplication);
}
