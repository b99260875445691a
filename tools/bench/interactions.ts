import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { ROOT } from '../support/local-project';
import { throttle, withBrowser, withFreshPage } from './browser';
import { goals } from './goals';
import type { Site } from './stage';
import { median, type Row } from './table';

const TIMES = 50;
const ITEMS = 12_000;
const WATCH = readFileSync(join(import.meta.dirname, 'event-times.js'), 'utf8');

/** Has a page keep how long interactions take until the next paint. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(WATCH);
}

/** Milliseconds of the longest interaction since the last call, at least 16. */
export async function takeEventTime(page: Page): Promise<number> {
  return (await page.evaluate('takeEventTime()')) as number;
}

interface Tap {
  readonly name: string;
  readonly target: string;
  /** What has to be pressed before, and what puts the page back. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

const PLUS = ':has(> input[inputmode=numeric]) > button:last-child';
const ESTIMATE = 'main form button[type=submit]';
const MENU = 'button[aria-controls=menu]';

const press = async (page: Page, target: string) => (await page.waitForSelector(target))?.click();

async function setMenu(page: Page, open: boolean): Promise<void> {
  if ((await page.$(`${MENU}[aria-expanded=${!open}]`)) !== null) await press(page, MENU);
}

/** The interactions of the goals, on a calculator on a phone. */
const TAPS: readonly Tap[] = [
  { name: 'plus', target: PLUS },
  { name: 'estimate', target: ESTIMATE, before: (page) => press(page, PLUS) },
  { name: 'menu', target: MENU },
  {
    name: 'language',
    target: 'header fieldset button[aria-pressed=false]',
    before: (page) => setMenu(page, true),
  },
  {
    name: 'dialog',
    target: 'button[aria-describedby=send-why]',
    before: async (page) => {
      await setMenu(page, false);
      await press(page, ESTIMATE);
    },
    after: async (page) => {
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { hidden: true });
    },
  },
];

async function measureTap(page: Page, { target, before, after }: Tap): Promise<number[]> {
  const measured: number[] = [];
  for (let done = 0; done < TIMES; done++) {
    await before?.(page);
    await takeEventTime(page);
    await press(page, target);
    measured.push(await takeEventTime(page));
    await after?.(page);
  }
  return measured;
}

/** As many items as the game has had, in the shape of the shipped list. */
function manyCosmetics(): string {
  const file = readFileSync(join(ROOT, 'public/cosmetics.json'), 'utf8');
  const shipped = JSON.parse(file) as { data: { id: string; name: string }[] };
  const data = Array.from({ length: ITEMS }, (_, place) => {
    const item = shipped.data[place % shipped.data.length];
    return { ...item, id: `${item?.id}-${place}`, name: `${item?.name} ${place}` };
  });
  return JSON.stringify({ ...shipped, data });
}

async function measureKeys(page: Page, origin: string): Promise<number[]> {
  const body = manyCosmetics();
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().endsWith('/cosmetics.json')
      ? request.respond({ contentType: 'application/json', body })
      : request.continue(),
  );
  await page.goto(`${origin}/Fortnite`, { waitUntil: 'networkidle0' });
  await press(page, '[role=combobox]');
  await page.waitForSelector('[role=option]');
  await throttle(page);
  const measured: number[] = [];
  const keys = ['r', 'a', 'Backspace', 'e', 'd', 'Backspace', 'Backspace', 'Backspace'] as const;
  for (let done = 0; done < TIMES; done++) {
    await takeEventTime(page);
    await page.keyboard.press(keys[done % keys.length] ?? 'a');
    measured.push(await takeEventTime(page));
  }
  return measured;
}

function rowsOf(name: string, measured: readonly number[], worst: number, middle?: number): Row[] {
  const what = `${name}, ${measured.length} times at 4x processor`;
  const row = (which: string, value: number, atMost: number): Row => ({
    what: `${what}: ${which}`,
    measured: value,
    unit: 'ms',
    goal: { atMost },
  });
  const rows = [row('worst', Math.max(...measured), worst)];
  return middle === undefined ? rows : [row('median', median(measured), middle), ...rows];
}

/** Interaction to next paint: presses on a calculator, and keys in the search of many items. */
export async function benchInteractions(site: Site): Promise<Row[]> {
  console.error('Interactions…');
  return withBrowser(site, async (browser) => {
    const rows: Row[] = [];
    await withFreshPage(browser, async (page) => {
      await watchEvents(page);
      await page.goto(`${site.origin}/Roblox?robux=1300`, { waitUntil: 'networkidle0' });
      await throttle(page);
      for (const tap of TAPS) {
        const measured = await measureTap(page, tap);
        rows.push(...rowsOf(tap.name, measured, goals.tapWorstMs, goals.tapMedianMs));
      }
    });
    const keys = await withFreshPage(browser, async (page) => {
      await watchEvents(page);
      return measureKeys(page, site.origin);
    });
    rows.push(...rowsOf(`key in the search of ${ITEMS} items`, keys, goals.keyWorstMs));
    return rows;
  });
}
