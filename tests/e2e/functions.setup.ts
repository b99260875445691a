import { bank } from '../../src/bank/bank';
import { PORTS, PROJECT } from '../../tools/support/local-project';
import { expect, test } from './support/test';

// The emulator loads a function with its first call, which takes longer on a busy machine than
// anybody waits for an answer.
const STATUS = {
  staffAct: 200,
  visitorAct: 200,
};

for (const [name, status] of Object.entries(STATUS))
  test(`${name} has started`, async ({ request }) => {
    const address = `http://127.0.0.1:${PORTS.functions}/${PROJECT}/${bank.region}/${name}`;
    const answer = await request.post(address, { data: { data: {} }, timeout: 90_000 });
    expect(answer.status()).toBe(status);
  });
