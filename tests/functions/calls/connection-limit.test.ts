import { beforeEach, expect, it } from 'vitest';
import { countTry } from '../../../functions/src/calls/connection-limit';
import { HOUR_MS } from '../../../src/domain/time';
import { everything, openProject } from '../my-data/project';

const { db, clear } = openProject('demo-connection-limit');
const START = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
let now = START;
const tools = { db, now: () => now };

beforeEach(async () => {
  now = START;
  await clear();
});

type What = Parameters<typeof countTry>[1];

/** How many of so many other tries are taken from this connection. */
async function tried(what: What, tries: number, address: string, prefix = 'key') {
  const answers: boolean[] = [];
  for (let n = 0; n < tries; n += 1)
    answers.push(await countTry(tools, what, `${prefix}${n}`, address));
  return answers.filter(Boolean).length;
}

it.each([
  ['keys of invitations', 'invitacion', 20],
  ['acts without a session', 'acto', 30],
] as const)(
  'a connection tries so many %s an hour, one of them as often as it likes',
  async (_, what, most) => {
    expect(await tried(what, most + 5, '190.80.1.2')).toBe(most);
    expect(await countTry(tools, what, 'key0', '190.80.1.2')).toBe(true);
    expect(await tried(what, most + 5, '190.80.1.3')).toBe(most);
    now += HOUR_MS;
    expect(await tried(what, most + 5, '190.80.1.2', 'later')).toBe(most);
  },
);

it('the tries of one kind take none of another', async () => {
  await tried('invitacion', 20, '190.80.1.2');
  expect(await tried('acto', 1, '190.80.1.2')).toBe(1);
});

it('neither what is tried nor the connection is stored, and both go after the hour', async () => {
  await countTry(tools, 'invitacion', 'uid.secret', '190.80.1.2');
  const [[path = '', count] = []] = Object.entries(await everything(db));
  expect(path).toMatch(/^intentos\/[0-9a-f]{64}$/);
  expect(JSON.stringify(count)).not.toMatch(/secret|190/);
  expect(count?.expira.toMillis()).toBe(START + HOUR_MS);
});
