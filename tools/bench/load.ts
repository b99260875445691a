import { brand } from '../../src/config/brand';
import { timings } from '../../src/config/timings';
import { type BackendErrorCode, errorCode } from '../../src/data/errors';
import { createBackend } from '../../src/data/firebase';
import { createSessionStore } from '../../src/data/session-store';
import type { LoanRequestDraft } from '../../src/domain/loan-request';
import { readCalculators } from '../rules/read-calculators';
import { randomQuote } from '../seed/answers';
import { randomPerson } from '../seed/people';
import { pick, randomFrom } from '../seed/random';
import { withAdmin } from '../support/admin';
import { PORTS, PROJECT } from '../support/local-project';
import { median, type Row } from './table';

/** Bounded on purpose: a rehearsal of the rules and of sending. */
const VISITORS = 200;
const AT_ONCE = 20;
const DOMAIN = '@carga.example';

interface Outcome {
  readonly refusal: BackendErrorCode | undefined;
  readonly waited: number;
}

/** A visitor with a session of their own; every third presses twice. */
async function send(draft: LoanRequestDraft, place: number): Promise<Outcome> {
  const settings = {
    projectId: PROJECT,
    apiKey: 'demo-key',
    authDomain: `${PROJECT}.firebaseapp.com`,
    appId: 'demo-app',
    appName: `visitor ${place}`,
    // The local emulators, and nowhere else.
    emulators: { host: '127.0.0.1', authPort: PORTS.auth, firestorePort: PORTS.firestore },
    bank: brand,
    requestTimeoutMs: timings.requestTimeoutMs,
  };
  const backend = createBackend(settings, createSessionStore());
  const start = performance.now();
  const presses = place % 3 === 0 ? 2 : 1;
  const answers = await Promise.allSettled(
    Array.from({ length: presses }, () => backend.submitLoanRequest(draft)),
  );
  const refused = answers.find(({ status }) => status === 'rejected');
  return {
    refusal: refused?.status === 'rejected' ? errorCode(refused.reason) : undefined,
    waited: performance.now() - start,
  };
}

async function sendAll(): Promise<Outcome[]> {
  const calculators = await readCalculators();
  const random = randomFrom(4);
  const drafts = Array.from({ length: VISITORS }, (_, place): LoanRequestDraft => {
    const { name, lastName, nickname, cedula } = randomPerson(random);
    const email = `visitante${place}${DOMAIN}`;
    return {
      quote: randomQuote(random, pick(random, calculators)),
      applicant: { name: `${name} ${lastName}`, nickname, cedula, email },
      language: 'es',
      marketing: false,
    };
  });
  const queue = drafts.entries();
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (const [place, draft] of queue) outcomes.push(await send(draft, place));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

/** How many documents of a collection go to this run's visitors, and to how many of them. */
async function stored(collection: string, field: string) {
  return withAdmin(undefined, async ({ db }) => {
    const { docs } = await db.collection(collection).select(field).get();
    const addresses = docs.map((doc) => String(doc.get(field))).filter((to) => to.endsWith(DOMAIN));
    return { total: addresses.length, people: new Set(addresses).size };
  });
}

/** Many visitors sending at once to the emulators: none refused, lost or doubled. */
export async function benchLoad(): Promise<Row[]> {
  console.error(`Load: ${VISITORS} visitors, ${AT_ONCE} at a time…`);
  const outcomes = await sendAll();
  const kept = [await stored('users', 'correo'), await stored('mail', 'to')];
  const refusals = outcomes.flatMap(({ refusal }) => refusal ?? []);
  const reasons = [...new Set(refusals)].join(', ');
  const none = (what: string, measured: number): Row => ({ what, measured, goal: { atMost: 0 } });
  return [
    none(`refused of ${VISITORS} visitors${reasons && ` (${reasons})`}`, refusals.length),
    none(
      'lost requests or mails',
      kept.reduce((sum, { people }) => sum + VISITORS - people, 0),
    ),
    none(
      'doubled requests or mails',
      kept.reduce((sum, { total, people }) => sum + total - people, 0),
    ),
    { what: 'wait of a visitor', measured: median(outcomes.map((o) => o.waited)), unit: 'ms' },
  ];
}
