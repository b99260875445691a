import { createBackend } from '../../src/data/firebase';
import { createSessionStore } from '../../src/data/session-store';
import { readCalculators } from '../rules/read-calculators';
import { randomQuote } from '../seed/answers';
import { randomPerson } from '../seed/people';
import { pick, randomFrom } from '../seed/random';
import { withAdmin } from '../support/admin';
import { PROJECT } from '../support/local-project';
import { localSettings } from '../support/local-settings';
import type { Row } from './table';

const VISITORS = 200;
const DOMAIN = '@carga.example';

/**
 * Sends a request of each visitor at once, each in a separate session; every third presses twice.
 */
async function sendAll(): Promise<PromiseSettledResult<unknown>[]> {
  const calculators = await readCalculators();
  const random = randomFrom(4);
  const sending = Array.from({ length: VISITORS }, (_, place) => {
    const { name, lastName, nickname, cedula } = randomPerson(random);
    const email = `visitante${place}${DOMAIN}`;
    const draft = {
      quote: randomQuote(random, pick(random, calculators)),
      applicant: { name: `${name} ${lastName}`, nickname, cedula, email },
      language: 'es' as const,
      marketing: false,
    };
    const settings = localSettings(PROJECT, `visitor ${place}`);
    const backend = createBackend(settings, createSessionStore());
    const presses = Array.from({ length: place % 3 === 0 ? 2 : 1 });
    return Promise.all(presses.map(() => backend.submitLoanRequest(draft)));
  });
  return Promise.allSettled(sending);
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
  const refused = (await sendAll()).filter(({ status }) => status === 'rejected');
  if (refused[0] !== undefined) console.error(refused[0]);
  const kept = [await stored('users', 'correo'), await stored('mail', 'to')];
  const people = kept.reduce((sum, addresses) => sum + new Set(addresses).size, 0);
  return [
    { what: `refused of ${VISITORS} visitors`, measured: refused.length, atMost: 0 },
    { what: 'lost requests or mails', measured: kept.length * VISITORS - people, atMost: 0 },
    { what: 'doubled requests or mails', measured: kept.flat().length - people, atMost: 0 },
  ];
}
