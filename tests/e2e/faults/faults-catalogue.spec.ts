import { calculators } from '../support/addresses';
import {
  addresses,
  backendNoise,
  captivePortal,
  type Fault,
  failAlways,
  hanging,
  noAnswer,
  status,
} from '../support/faults';
import { FULL } from '../support/full';
import { expect, test } from '../support/test';

test.use({ expectedNoise: backendNoise });

const words = {
  failed: 'Los valores de hoy no cargaron. Estos pueden estar desactualizados.',
  retry: 'Intentar de nuevo',
  current: 'Valores al día',
} as const;

const faults: readonly (readonly [string, Fault])[] = [
  ['no answer comes', noAnswer],
  ['the rules or App Check refuse', status(403)],
  ['the backend is down', status(503)],
  ['a captive portal answers', captivePortal],
];

for (const [name, fault] of faults)
  test(
    `fault 17: the games cannot be read: ${name}`,
    fault === noAnswer ? {} : FULL,
    async ({ page }) => {
      const end = await failAlways(page, addresses.query, fault);
      await page.goto('/?lang=es');
      const note = page.locator('[data-freshness]');
      await expect(note).toContainText(words.failed);
      // The default list of the specification.
      const games = page.locator('#videojuegos').getByRole('listitem').getByRole('link');
      await expect(games).toHaveCount(calculators.length);
      const valued = calculators.filter(({ catalogue }) => catalogue);
      await expect(games.filter({ hasText: 'US$' })).toHaveCount(valued.length);

      await end();
      await note.getByRole('button', { name: words.retry }).click();
      await expect(note).toContainText(words.current);
    },
  );

test('fault 17: the games cannot be read: the answer hangs', FULL, async ({ page }) => {
  await page.clock.install();
  const held = hanging();
  const end = await failAlways(page, addresses.query, held.fault);
  await page.goto('/?lang=es');
  await held.arrived;
  await page.clock.fastForward(15_000);
  const note = page.locator('[data-freshness]');
  await expect(note).toContainText(words.failed);
  await end();
  await note.getByRole('button', { name: words.retry }).click();
  await expect(note).toContainText(words.current);
});
