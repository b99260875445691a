import { beforeEach, expect, it } from 'vitest';
import { countKey } from '../../../../functions/src/staff/people/key-limit';
import { HOUR_MS } from '../../../../src/domain/time';
import { everything, openProject } from '../../my-data/project';

const { db, clear } = openProject('demo-staff-key-limit');
const START = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
let now = START;
const tools = { db, now: () => now };

beforeEach(async () => {
  now = START;
  await clear();
});

/** How many of so many other keys are looked up for this connection. */
async function tried(keys: number, address: string, prefix = 'key') {
  const answers: boolean[] = [];
  for (let n = 0; n < keys; n += 1) answers.push(await countKey(tools, `${prefix}${n}`, address));
  return answers.filter(Boolean).length;
}

it('a connection tries twenty keys an hour, one of them as often as it likes', async () => {
  expect(await tried(25, '190.80.1.2')).toBe(20);
  expect(await countKey(tools, 'key0', '190.80.1.2')).toBe(true);
  expect(await tried(25, '190.80.1.3')).toBe(20);
  now += HOUR_MS;
  expect(await tried(25, '190.80.1.2', 'later')).toBe(20);
});

it('neither key nor connection is stored, and both go after the hour', async () => {
  await countKey(tools, 'uid.secret', '190.80.1.2');
  const [[path = '', count] = []] = Object.entries(await everything(db));
  expect(path).toMatch(/^intentos\/[0-9a-f]{64}$/);
  expect(JSON.stringify(count)).not.toMatch(/secret|190/);
  expect(count?.expira.toMillis()).toBe(START + HOUR_MS);
});
