import { parseArgs } from 'node:util';
import { readCalculators } from '../rules/read-calculators';
import { casework } from '../seed/casework';
import { randomFrom } from '../seed/random';
import { randomRequests, type SeedDocument } from '../seed/requests';
import { searchEntries } from '../seed/search-entries';
import { randomSubscribers } from '../seed/subscribers';
import { trackers } from '../seed/trackers';
import { writeAll } from '../seed/write-all';
import { type Admin, withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';
import { LOCAL_STAFF, localStaffEmail } from '../support/local-project';
import { rebuildSummaries } from '../support/rebuild-summaries';

const USAGE = 'npm run seed -- [--requests N] [--requests-days D] [--subscribers N]';

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Failure(`${text} is not a number of records.\n${USAGE}`);
  return Number(text);
}

function readArguments() {
  const options = {
    requests: { type: 'string', default: '0' },
    'requests-days': { type: 'string', default: '60' },
    subscribers: { type: 'string', default: '0' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return {
      requests: wholeNumber(values.requests),
      days: Math.max(1, wholeNumber(values['requests-days'])),
      subscribers: wholeNumber(values.subscribers),
    };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

async function write(
  { db }: Admin,
  name: string,
  total: number | undefined,
  from: Iterator<SeedDocument>,
) {
  if (total === 0) return;
  const start = Date.now();
  await writeAll(db, from, (written) => {
    process.stdout.write(`\r${name}: ${written}${total === undefined ? '' : ` of ${total}`}`);
  });
  console.log(` in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

await command(async () => {
  const { requests, days, subscribers } = readArguments();
  if (requests + subscribers === 0) throw new Failure(USAGE);
  const calculators = await readCalculators();
  await withAdmin(undefined, async (admin) => {
    const { uid } = await admin.auth.getUserByEmail(LOCAL_STAFF.email);
    const now = Date.now();
    const seed = { calculators, now, days, author: uid };
    const made = () => randomRequests(randomFrom(1), requests, seed);
    await write(admin, 'Requests', requests, made());
    await write(admin, 'Search entries', requests, searchEntries(made()));
    await write(admin, 'Trackers and codes', 2 * requests, trackers(made()));
    const roles = ['analista', 'revisor'] as const;
    const colleagues = await Promise.all(
      roles.map(async (role) => (await admin.auth.getUserByEmail(localStaffEmail(role))).uid),
    );
    const worked = casework(randomFrom(3), made(), now, colleagues);
    await write(
      admin,
      'Case files, claims, notes and audit',
      requests === 0 ? 0 : undefined,
      worked,
    );
    const people = randomSubscribers(randomFrom(2), subscribers, now);
    if (requests > 0) await rebuildSummaries(admin.db);
    await write(admin, 'Subscribers and codes', 2 * subscribers, people);
  });
});
