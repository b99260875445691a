import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFunctionsManifest } from '../../tools/deploy/functions-manifest';
import { PROJECT } from '../../tools/support/local-project';

const page = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');

it('each function has a number of instances at most, and the page names their sum', async () => {
  const { endpoints, params } = await readFunctionsManifest(PROJECT);
  const atOnce = params.find(({ name }) => name === 'MAILS_AT_ONCE')?.default;
  const numbers = Object.entries(endpoints).map(([name, { maxInstances }]) => {
    const most = maxInstances === '{{ params.MAILS_AT_ONCE }}' ? atOnce : maxInstances;
    expect(most, name).toSatisfy((value: unknown) => Number(value) >= 1 && Number(value) <= 5);
    return Number(most);
  });
  const sum = numbers.reduce((total, one) => total + one, 0);
  expect(page.replace(/\s+/g, ' ')).toContain(`${sum} instances at most`);
});
