import { brand } from '../../src/config/brand';
import { timings } from '../../src/config/timings';
import { errorCode } from '../../src/data/errors';
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
const DOMAIN = '@carga.example';

/** Different requests of different people. */
async function makeDrafts(): Promise<LoanRequestDraft[]> {
  const calculators = await readCalculators();
  const random = randomFrom(4);
  return Array.from({ length: VISITORS }, (_, place) => {
    const { name, lastName, nickname, cedula } = randomPerson(random);
    const email = `visitante${place}${DOMAIN}`;
    return {
      quote: randomQuote(random, pick(random, calculators)),
      applicant: { name: `${name} ${lastName}`, nickname, cedula, email },
      language: 'es',
      marketing: false,
    };
  });
}

/** Sends as a visitor with their own session; every third presses twice. */
async function send(draft: LoanRequestDraft, place: number): Promise<void> {
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
  const presses = Array.from({ length: place % 3 === 0 ? 2 : 1 }, () =>
    backend.submitLoanRequest(draft),
  );
  await Promise.all(presses);
}

/** The addresses of this run's visitors in a collection, one for each document. */
function stored(collection: string, field: string): Promise<string[]> {
  return withAdmin(undefined, async ({ db }) => {
    const { docs } = await db.collection(collection).select(field).get();
    return docs.map((doc) => String(doc.get(field))).filter((to) => to.endsWith(DOMAIN));
  });
}

/** Many visitors sending at once: nothing may be refused, lost or doubled. */
export async function benchLoad(): Promise<Row[]> {
  const sent = await Promise.allSettled((await makeDrafts()).map(send));
  const refused = sent.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) console.error(`Refused: ${errorCode(reason)}`);
  const kept = [await stored('users', 'correo'), await stored('mail', 'to')];
  const people = kept.reduce((sum, addresses) => sum + new Set(addresses).size, 0);
  const none = (what: string, measured: number): Row => ({ what, measured, atMost: 0 });
  return [
    none(`refused of ${VISITORS} visitors`, refused.length),
    none('lost requests or mails', kept.length * VISITORS - people),
    none('doubled requests or mails', kept.flat().length - people),
  ];
}
