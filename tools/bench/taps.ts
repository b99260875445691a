import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ROOT } from '../support/local-project';
import { takeEventTime, watchEvents, withBrowser, withFreshPage } from './browser';
import { goals } from './goals';
import type { Site } from './stage';
import { median, type Row } from './table';

const TIMES = 50;
const ITEMS = 12_000;
const KEYS = ['r', 'a', 'Backspace', 'e', 'd', 'Backspace', 'Backspace', 'Backspace'] as const;

const PLUS = ':has(> input[inputmode=numeric]) > button:last-child';
const ESTIMATE = 'main form button[type=submit]';
const MENU = 'button[aria-controls=menu]';
const LANGUAGE = 'header fieldset button[aria-pressed=false]';
const SEND = 'button[aria-describedby=send-why]';

const press = (page: Page, target: string) => page.locator(target).click();

async function prepareDialog(page: Page): Promise<void> {
  if ((await page.$('dialog[open]')) !== null) {
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
  }
  await press(page, ESTIMATE);
}

/** The presses on a calculator on a phone, and the step before each of the fifty times. */
const TAPS: readonly { name: string; target: string; before?: (page: Page) => Promise<void> }[] = [
  { name: 'plus', target: PLUS },
  { name: 'estimate', target: ESTIMATE, before: (page) => press(page, PLUS) },
  { name: 'menu', target: MENU },
  { name: 'language', target: LANGUAGE, before: (page) => press(page, MENU) },
  { name: 'dialog', target: SEND, before: prepareDialog },
];

async function openSlowed(page: Page, url: string): Promise<void> {
  await watchEvents(page);
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(4);
}

/** Milliseconds from each of fifty presses to the next paint. */
async function measure(
  page: Page,
  pressOnce: (turn: number) => Promise<void>,
  before?: (page: Page) => Promise<void>,
): Promise<number[]> {
  const measured: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    await before?.(page);
    await takeEventTime(page);
    await pressOnce(turn);
    measured.push(await takeEventTime(page));
  }
  return measured;
}

/** As many items as the game has ever had, in the format of the shipped list. */
function manyCosmetics(): string {
  const file = readFileSync(join(ROOT, 'public/cosmetics.json'), 'utf8');
  const shipped = (JSON.parse(file) as { data: object[] }).data;
  const one = (_: unknown, at: number) => ({ ...shipped[at % shipped.length], id: `item ${at}` });
  return JSON.stringify({ data: Array.from({ length: ITEMS }, one) });
}

async function measureKeys(page: Page, origin: string): Promise<number[]> {
  const answer = { contentType: 'application/json', body: manyCosmetics() };
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().endsWith('/cosmetics.json') ? request.respond(answer) : request.continue(),
  );
  await openSlowed(page, `${origin}/Fortnite`);
  await press(page, '[role=combobox]');
  await page.waitForSelector('[role=option]');
  return measure(page, (turn) => page.keyboard.press(KEYS[turn % KEYS.length] ?? 'a'));
}

const row = (name: string, measured: number, atMost: number): Row => ({
  what: `${name}, of ${TIMES} at 4x processor`,
  measured,
  unit: 'ms',
  atMost,
});

/** Interaction to next paint: presses on a calculator, and keys in the search of many items. */
export async function benchTaps(site: Site): Promise<Row[]> {
  return withBrowser(site, async (browser) => {
    const rows: Row[] = [];
    await withFreshPage(browser, async (page) => {
      await openSlowed(page, `${site.origin}/Roblox?robux=1300`);
      for (const { name, target, before } of TAPS) {
        const measured = await measure(page, () => press(page, target), before);
        rows.push(row(`${name}: median`, median(measured), goals.tapMedianMs));
        rows.push(row(`${name}: worst`, Math.max(...measured), goals.tapWorstMs));
      }
    });
    const keys = await withFreshPage(browser, (page) => measureKeys(page, site.origin));
    const name = `key in the search of ${ITEMS.toLocaleString('en-US')} items: worst`;
    return [...rows, row(name, Math.max(...keys), goals.keyWorstMs)];
  });
}
