import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAdmin } from '../support/admin';
import { startEmulators } from '../support/emulators';
import { seedWhenEmpty } from '../support/first-data';
import { npmScript } from '../support/processes';
import { type Site, serveSite } from './site';

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
    const site = await serveSite();
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  } finally {
    await emulators.stop();
    await rm(outbox, { recursive: true, force: true });
  }
}
