import { readCalculators } from '../rules/read-calculators';
import { randomFrom } from '../seed/random';
import { type Admin, withAdmin } from '../support/admin';
import { Failure } from '../support/failure';
import { PROJECT } from '../support/local-project';
import type { Site } from './site';
import { median, quantile } from './statistics';
import type { Row } from './table';
import { type Manner, type Outcome, randomDraft, visit } from './visitors';

/** Bounded on purpose: a rehearsal of the rules and of sending, not an attack. */
const VISITORS = 200;
const AT_ONCE = 20;
const LIMIT_MS = 10 * 60_000;

/** Every third visitor sends more than once. */
const MANNERS: readonly Manner[] = ['once', 'double', 'once', 'again', 'once', 'once'];

function requireLocal(origin: string): void {
  if (!PROJECT.startsWith('demo-') || new URL(origin).hostname !== '127.0.0.1')
    throw new Failure('The load goes to the local emulators and nowhere else.');
}

async function sendAll(): Promise<Outcome[]> {
  const calculators = await readCalculators();
  const random = randomFrom(4);
  const drafts = Array.from({ length: VISITORS }, (_, place) =>
    randomDraft(random, calculators, place),
  );
  const queue = drafts.entries();
  const outcomes: Outcome[] = [];
  const end = Date.now() + LIMIT_MS;
  const work = async () => {
    for (const [place, draft] of queue) {
      if (Date.now() > end) throw new Failure('The emulators were too slow for the load.');
      outcomes.push(await visit(place, draft, MANNERS[place % MANNERS.length] ?? 'once'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

/** Accepted requests without their record or mail, and records beyond one per visitor. */
async function compare({ db }: Admin, outcomes: readonly Outcome[]) {
  const stored = await db
    .collection('users')
    .where('correo', '>=', 'visitante')
    .where('correo', '<', 'visitantf')
    .get();
  const mails = await db.collection('mail').get();
  const mailed = new Map<string, number>();
  for (const mail of mails.docs) {
    const to = String(mail.get('to'));
    mailed.set(to, (mailed.get(to) ?? 0) + 1);
  }
  const uids = new Set(stored.docs.map(({ id }) => id));
  const addresses = stored.docs.map((record) => String(record.get('correo')));
  const lost = outcomes.filter(({ uid }) => uid !== undefined && !uids.has(uid)).length;
  const unmailed = addresses.filter((address) => !mailed.has(address)).length;
  const repeated = addresses.length - new Set(addresses).size;
  const twice = addresses.filter((address) => (mailed.get(address) ?? 0) > 1).length;
  return { lost: lost + unmailed, doubled: repeated + twice };
}

/** The line's name, with the reasons. */
function refused(outcomes: readonly Outcome[]): string {
  const reasons = new Set(outcomes.flatMap(({ refusal }) => refusal ?? []));
  return reasons.size === 0 ? 'refused' : `refused (${[...reasons].join(', ')})`;
}

/**
 * Many visitors at once, some of them pressing twice, against the emulators: nothing may be lost
 * or doubled. The counts come from the database itself.
 */
export async function benchLoad({ origin }: Pick<Site, 'origin'>): Promise<Row[]> {
  requireLocal(origin);
  console.error(`Load: ${VISITORS} visitors, ${AT_ONCE} at a time…`);
  const start = performance.now();
  const outcomes = await sendAll();
  const seconds = (performance.now() - start) / 1000;
  const { lost, doubled } = await withAdmin(undefined, (admin) => compare(admin, outcomes));
  const accepted = outcomes.filter(({ uid }) => uid !== undefined).length;
  const waits = outcomes.map(({ waited }) => waited);
  return [
    { what: `accepted of ${VISITORS} visitors`, measured: accepted, goal: { atLeast: VISITORS } },
    { what: refused(outcomes), measured: outcomes.length - accepted, goal: { atMost: 0 } },
    { what: 'lost requests or mails', measured: lost, goal: { atMost: 0 } },
    { what: 'doubled requests or mails', measured: doubled, goal: { atMost: 0 } },
    { what: 'requests a second', measured: accepted / seconds, digits: 1 },
    { what: 'wait of a visitor', measured: median(waits), unit: 'ms' },
    { what: 'wait of a visitor, 95th percentile', measured: quantile(waits, 0.95), unit: 'ms' },
  ];
}
