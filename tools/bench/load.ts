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
import type { Row } from './table';

const VISITORS = 200;
const AT_ONCE = 20;
const DOMAIN = '@carga.example';

/** Sends as a visitor with their own session; every third presses twice. */
async function send(draft: LoanRequestDraft, place: number): Promise<BackendErrorCode | undefined> {
  const settings = {
    projectId: PROJECT,
    apiKey: 'demo-key',
    authDomain: `${PROJECT}.firebaseapp.com`,
    appId: 'demo-app',
    appName: `visitor ${place}`,
    emulators: { host: '127.0.0.1', authPort: PORTS.auth, firestorePort: PORTS.firestore },
    bank: brand,
    requestTimeoutMs: timings.requestTimeoutMs,
  };
  const backend = createBackend(settings, createSessionStore());
  const presses = place % 3 === 0 ? 2 : 1;
  const answers = await Promise.allSettled(
    Array.from({ length: presses }, () => backend.submitLoanRequest(draft)),
  );
  const refused = answers.find((answer) => answer.status === 'rejected');
  return refused && errorCode(refused.reason);
}

/** Sends every draft, and resolves to the codes of what was refused. */
async function sendAll(): Promise<BackendErrorCode[]> {
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
  const refusals: BackendErrorCode[] = [];
  const work = async () => {
    for (const [place, draft] of queue) {
      const refusal = await send(draft, place);
      if (refusal) refusals.push(refusal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refusals;
}

/** Counts a collection's documents for this run's visitors, and how many visitors have one. */
async function stored(collection: string, field: string) {
  return withAdmin(undefined, async ({ db }) => {
    const { docs } = await db.collection(collection).select(field).get();
    const addresses = docs.map((doc) => String(doc.get(field))).filter((to) => to.endsWith(DOMAIN));
    return { total: addresses.length, people: new Set(addresses).size };
  });
}

/** Many visitors sending at once: nothing may be refused, lost or doubled. */
export async function benchLoad(): Promise<Row[]> {
  console.error(`Load: ${VISITORS} visitors, ${AT_ONCE} at a time…`);
  const refusals = await sendAll();
  const kept = [await stored('users', 'correo'), await stored('mail', 'to')];
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
  ];
}
