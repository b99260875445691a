import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmulators } from '../emulators/emulators';
import { seedWhenEmpty } from '../emulators/first-data';
import { withAdmin } from '../support/admin';
import { Failure } from '../support/failure';
import { OUTBOX } from '../support/local-project';
import { npmScript } from '../support/processes/processes';

/** The address of the built site, served as visitors get it. */
export interface Site {
  readonly origin: string;
  /** The hash of the certificate's public key. Chromium trusts the certificate by it. */
  readonly fingerprint: string;
}

/**
 * Runs work with the site built anew, on fresh emulators with the first data of `npm start`, so
 * that every read has an answer. Stores nothing.
 */
export async function onStage<T>(work: (site: Site) => Promise<T>): Promise<T> {
  console.error('Building the site and starting the emulators…');
  await npmScript('build');
  const emulators = await startEmulators({
    only: ['auth', 'firestore', 'hosting'],
    outbox: OUTBOX,
  });
  const server = fork(join(import.meta.dirname, 'site-server.ts'));
  try {
    const ended = once(server, 'exit').then(() => []);
    const served = Promise.race([once(server, 'message'), ended]);
    await withAdmin(undefined, seedWhenEmpty);
    const [site] = (await served) as [Site?];
    if (site === undefined) throw new Failure('The site could not be served.');
    return await work(site);
  } finally {
    server.kill();
    await emulators.stop();
  }
}
