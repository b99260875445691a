import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulators } from '../emulators/emulators';
import { seedWhenEmpty } from '../emulators/first-data';
import { withAdmin } from '../support/admin';
import { npmScript } from '../support/processes';

/** Where the built site is served as visitors get it. */
export interface Site {
  readonly origin: string;
  /** Hash of the certificate's public key, by which Chromium is told to trust it. */
  readonly fingerprint: string;
}

async function withServer<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const server = fork(fileURLToPath(new URL('./site-server.ts', import.meta.url)));
  const ended = once(server, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The site could not be served.')));
  const [site] = (await Promise.race([once(server, 'message'), failed])) as [Site];
  failed.catch(() => {});
  try {
    return await work(site);
  } finally {
    server.kill();
    await ended;
  }
}

/**
 * Runs work with the site built anew, on fresh emulators with the first data of `npm start`: what
 * a page reads is answered as in real life. Nothing is kept.
 */
export async function onStage<T>(work: (site: Site) => Promise<T>): Promise<T> {
  console.error('Building the site and starting the emulators…');
  await npmScript('build');
  const outbox = await mkdtemp(join(tmpdir(), 'levelup-bench-'));
  const emulators = await startEmulators({ only: ['auth', 'firestore', 'hosting'], outbox });
  try {
    await withAdmin(undefined, seedWhenEmpty);
    return await withServer(work);
  } finally {
    await emulators.stop();
    await rm(outbox, { recursive: true, force: true });
  }
}
