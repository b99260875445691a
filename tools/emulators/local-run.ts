import { paths } from '../../src/config/paths';
import { coreAddressRecord, SETTING_PATHS } from '../../src/records/settings';
import { at } from '../samples/documents';
import { FIRST_FILLING, fill } from '../seed/fill';
import { type Admin, withAdmin } from '../support/admin';
import { DATA, LOCAL_STAFF, OUTBOX, PORTS } from '../support/local-project';
import { serveCore } from './core-server';
import { type Emulator, type Emulators, startEmulators } from './emulators';
import { seedWhenEmpty } from './first-data';
import { serveOutbox } from './outbox-server';
import { exportRegularly } from './regular-export';
import { runSchedules } from './schedules';
import { unexpectedEnd } from './unexpected-end';

/** Resolves at Ctrl-C or when the terminal goes away; further signals are ignored. */
function interrupted(): Promise<void> {
  // Writing to a closed terminal fails, which must not stop the data from being saved.
  process.stdout.on('error', () => {});
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
}

function printAddresses(site: string): void {
  const mails = process.env.SMTP_URI ? 'sent by SMTP' : `http://127.0.0.1:${PORTS.outbox}`;
  console.log(`
Site    ${site}/
Staff   ${site}${paths.staffSignIn}  ${LOCAL_STAFF.email}  ${LOCAL_STAFF.password}
Mails   ${mails}
Core    http://127.0.0.1:${PORTS.core}

Press Ctrl-C to stop. The data is kept; "npm run reset" clears it.`);
}

/**
 * Directs the events for the bank's core system to this run's receiver, unless an administrator set
 * an address. Called after the first filling, so that made-up requests cause no events.
 */
async function leadEventsHere({ db }: Admin): Promise<void> {
  const setting = db.doc(SETTING_PATHS.core);
  const address = `http://127.0.0.1:${PORTS.core}/`;
  if (!(await setting.get()).exists)
    await setting.set(coreAddressRecord({ value: address, edits: 1 }, at));
}

/**
 * Runs the emulators with the data of the previous run until Ctrl-C, then stops them and saves
 * their data. `site` is the address to print.
 */
export async function runLocally(only: readonly Emulator[], site: string): Promise<void> {
  const stopAsked = interrupted();
  console.log('Starting the emulators…');
  const emulators: Emulators = await startEmulators({ only, data: DATA, outbox: OUTBOX });
  const servers = [serveOutbox(), serveCore()];
  const stopping = new AbortController();
  let exports = Promise.resolve();
  try {
    await withAdmin(undefined, async (admin) => {
      if (await seedWhenEmpty(admin)) await fill(admin, FIRST_FILLING);
      await leadEventsHere(admin);
    });
    void runSchedules(stopping.signal);
    printAddresses(site);
    exports = exportRegularly(DATA, stopping.signal);
    const crash = await Promise.race([stopAsked, emulators.ended]);
    if (crash !== undefined) throw unexpectedEnd(crash);
    console.log('\nStopping and saving the data…');
  } finally {
    stopping.abort();
    for (const server of servers) server.close().closeAllConnections();
    await exports;
    await emulators.stop();
    console.log('Stopped.');
  }
}
