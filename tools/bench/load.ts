import { createBackend } from '../../src/data/firebase';
import { createSessionStore } from '../../src/data/session-store';
import { seenOf } from '../../src/domain/acts/case';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { calculators } from '../../src/games';
import { actAddress } from '../../tests/support/emulators/act-server';
import { randomQuote } from '../seed/answers';
import { randomPerson } from '../seed/people';
import { pick, randomFrom } from '../seed/random';
import { withAdmin } from '../support/admin';
import { LOCAL_STAFF, PROJECT } from '../support/local-project';
import { localSettings } from '../support/local-settings';
import type { Row } from './table';

const WITHDRAWN = 200;
const DECIDED = 20;
const VISITORS = WITHDRAWN + DECIDED;
/** Somebody whose press was not answered presses again. */
const PRESSES = 5;

/** A browser. Its acts are carried out in this process, because a function's emulator has one each. */
async function open(name: string) {
  const local = localSettings(PROJECT, name);
  const server = await actAddress(PROJECT);

  const settings = { ...local, staffUrl: `${server}/acto`, visitorUrl: `${server}/visita` };
  return createBackend(settings, createSessionStore());
}

/** Presses until there is an answer; every third presses twice at once. */
async function press<T>(place: number, act: () => Promise<T>): Promise<T> {
  async function once(left = PRESSES): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (left === 1) throw error;
      return once(left - 1);
    }
  }
  const [answer] = await Promise.all([once(), ...(place % 3 === 0 ? [once()] : [])]);
  return answer;
}

const random = randomFrom(4);

/** A visitor in a browser of their own, who sends a request. */
async function visitor(place: number) {
  const { name, lastName, nickname, cedula } = randomPerson(random);
  const email = `visitante${place}@carga.example`;
  const draft = {
    quote: randomQuote(random, pick(random, calculators)),
    applicant: { name: `${name} ${lastName}`, nickname, cedula, email },
    language: 'es' as const,
    marketing: false,
  };
  const backend = await open(`visitor ${place}`);
  const request = await press(place, () => backend.submitLoanRequest(draft));
  return { backend, request };
}

/** For each request how often it is stored in the state that it should have, and its mails and entries. */
function stored(ids: readonly string[], states: readonly string[]) {
  return withAdmin(undefined, async ({ db }) => {
    const [users, mails, entries] = await Promise.all(
      ['users', 'mail', 'auditoria'].map(async (name) => (await db.collection(name).get()).docs),
    );
    return ids.map((id, place) => ({
      isKept: users?.some((user) => user.id === id && user.get('estadoCredito') === states[place]),
      mails: mails?.filter((mail) => mail.id.split('_')[0] === id).length,
      entries: entries?.filter((entry) => entry.get('caso') === id).length,
    }));
  });
}

/**
 * Visitors send at once; then all but some withdraw at once while staff decide the others. Nothing
 * may be refused, lost or doubled.
 */
export async function benchLoad(): Promise<Row[]> {
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, place) => visitor(place)),
  );
  const laura = await open('staff');
  await laura.signInStaff(LOCAL_STAFF.email, LOCAL_STAFF.password);
  const staff = await laura.staff();
  const answers = await Promise.allSettled(
    visitors.map(({ backend, request }, place) =>
      press<unknown>(place, () =>
        place < WITHDRAWN
          ? backend.act('withdraw', { seen: seenOfOwn(request) })
          : staff.act('decide', {
              id: request.id,
              seen: seenOf(request),
              choice: { status: 'declined', reason: 'debts' },
              duplicates: [],
            }),
      ),
    ),
  );
  const refused = answers.filter((one) => one.status === 'rejected');
  if (refused[0]) console.error(refused[0].reason);
  const found = await stored(
    visitors.map(({ request }) => request.id),
    visitors.map((_, place) => (place < WITHDRAWN ? 'retirado' : 'rechazado')),
  );
  const isDecided = (place: number) => place >= WITHDRAWN;
  return [
    {
      what: `refused of ${WITHDRAWN} withdrawals and ${DECIDED} decisions`,
      measured: refused.length,
      atMost: 0,
    },
    {
      what: 'lost requests, withdrawals or decisions',
      measured: found.filter(({ isKept }) => !isKept).length,
      atMost: 0,
    },
    {
      what: 'requests with a mail lost or doubled',
      measured: found.filter(({ mails }) => mails !== 2).length,
      atMost: 0,
    },
    {
      what: 'decisions with an entry of the audit lost or doubled',
      measured: found.filter(({ entries }, place) => isDecided(place) && entries !== 1).length,
      atMost: 0,
    },
  ];
}
