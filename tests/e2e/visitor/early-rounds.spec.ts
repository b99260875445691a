import type { Page } from '@playwright/test';
import { MOTION } from '../support/accessibility/motion';
import { type EarlyUse, earlyUses, type Step, toEnglish } from '../support/early/early-uses';
import { watchControls } from '../support/early/hasty-visitor';
import { FULL } from '../support/full';
import { expect, test } from '../support/test';

test.use(MOTION);

/**
 * How often each page is started, at full speed and at a sixth of it, where a start takes six times
 * as long. Every kind of control is used several times in each start.
 */
const STARTS = [
  { cpu: 1, rounds: 50 },
  { cpu: 6, rounds: 10 },
];
/** How often the controls are all used after the page has become interactive. */
const ROUNDS_AFTER = 2;
const LIMIT_MS = 15 * 60_000;

const PHONE = { width: 412, height: 823 };
const DESK = { width: 1280, height: 900 };

function isInteractive(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('interactive').length > 0);
}

/** Uses everything over and over, from before hydration until after it; resolves to the counts. */
async function actAll(page: Page, steps: readonly Step[]): Promise<Map<Step, number>> {
  const times = new Map(steps.map((step) => [step, 0]));
  for (let after = 0; after < ROUNDS_AFTER; after += (await isInteractive(page)) ? 1 : 0)
    for (const step of steps) {
      if (step.once && times.get(step) === 1) continue;
      await step.act(page);
      times.set(step, (times.get(step) ?? 0) + 1);
    }
  return times;
}

async function startOnce(page: Page, use: EarlyUse, cpu: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await page.goto(use.path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const times = await actAll(page, use.steps);
  // React writes what it knows into every field when it draws the page in another language.
  await toEnglish(page);
  const lost = [...(await page.evaluate(() => window.controls.undone))];
  for (const [step, used] of times) {
    const gone = (await step.lost?.(page, used)) ?? 0;
    if (gone > 0) lost.push(`${step.kind}: ${gone} of ${used}`);
  }
  await session.detach();
  return lost;
}

test.describe('nothing pressed or typed while a page starts is lost or undone', FULL, () => {
  for (const { cpu, rounds } of STARTS)
    for (const use of earlyUses)
      test(`${[use.path, use.about].filter(Boolean).join(', ')}, ${rounds} starts at ${cpu}x`, async ({
        browser,
      }) => {
        test.setTimeout(LIMIT_MS);
        const lost: string[] = [];
        for (let round = 0; round < rounds; round++) {
          const context = await browser.newContext({ viewport: use.phone ? PHONE : DESK });
          const page = await context.newPage();
          await watchControls(page);
          lost.push(...(await startOnce(page, use, cpu)));
          await context.close();
        }
        expect(lost).toEqual([]);
      });
});
