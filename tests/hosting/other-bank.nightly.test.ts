import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/support/chromium';
import { STATE } from '../../tools/support/local-project';
import { endProcessesOf } from '../../tools/support/processes/owned-processes';
import { bank } from '../support/banco-prueba/bank';
import { buildOtherBank, copyOtherBank, wordsOfFirstBank } from '../support/banco-prueba/product';

// A build and emulators take a minute, and longer on a busy machine.
const WAIT = { timeout: 200_000, interval: 200 };
vi.setConfig({ testTimeout: 120_000, hookTimeout: 400_000 });
/** Ports that the surrounding suite does not use. */
const OFFSET = Number(process.env.VITE_PORT_OFFSET ?? 0) + 450;
const SITE = `http://127.0.0.1:${5000 + OFFSET}`;
const AUTH = `http://127.0.0.1:${9099 + OFFSET}/`;
/** Where the screenshots are, for whoever wants to look. */
const SHOTS = join(STATE, 'other-bank');

const tree = copyOtherBank();
const outbox = join(tree.path, 'outbox');
let run: ChildProcess | undefined;
let browser: Browser;

beforeAll(async () => {
  const env = { VITE_PORT_OFFSET: String(OFFSET) };
  await buildOtherBank(tree, env);
  const file = 'tests/support/banco-prueba/run-site.ts';
  cpSync(file, join(tree.path, file));
  run = spawn(process.execPath, ['--import', 'tsx', file, outbox], {
    cwd: tree.path,
    env: { ...process.env, LOCAL_RUN: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  run.stdout?.on('data', (data) => (printed += data));
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: [...CHROMIUM_ARGUMENTS],
    ...(executablePath && { executablePath }),
  });
  await vi.waitFor(() => expect(printed).toContain('ready'), WAIT);
});

afterAll(async () => {
  await browser?.close();
  run?.kill('SIGKILL');
  if (run?.pid !== undefined) await endProcessesOf(run.pid);
  tree.remove();
});

/** A new visitor's page, with the calls to Firebase Authentication that it makes. */
async function openPage(width = 1440): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({
    baseURL: SITE,
    locale: 'es-DO',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  // The bank's host of media has the files that the build has.
  await page.route(`${bank.mediaHost}/**`, async (route) =>
    route.fulfill({
      response: await route.fetch({ url: SITE + new URL(route.request().url()).pathname }),
    }),
  );
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().startsWith(AUTH)) asked.push(sent.url());
  });
  return { page, asked };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Fortnite's items, one of which is called Aurora, are not on these pages. */
async function expectOwnWords(page: Page): Promise<void> {
  expect(wordsOfFirstBank(await page.content())).toEqual([]);
}

const account = { robux: '1300', limitedItems: '6', nameLetters: '9', accountYears: '7' };
const typed = {
  nombre: 'Laura Peña',
  nickname: 'lauryplay',
  cedula: '001-0000001-7',
  correo: 'laura@bancoprueba.test',
};

/** The mails that the function delivered to an address. */
const mailsTo = (address: string) =>
  readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')))
    .filter(({ to }) => to === address);

describe('a bank whose visitors get an account when they use one', () => {
  it('asks Firebase Authentication for nothing from home, questions and a calculator', async () => {
    const { page, asked } = await openPage();
    for (const path of ['/', '/Faqs', `/Roblox?${new URLSearchParams(account)}`])
      await open(page, path);
    await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    await expect.poll(() => page.locator('output[name="estimate"]').textContent()).toBe('B/.70.75');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  it.each([390, 1440])('sends a request through its own site, %i px wide', async (width) => {
    const { page, asked } = await openPage(width);
    const shoot = (name: string) =>
      page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
    await open(page, '/');
    await expectOwnWords(page);
    const games = page.locator('#videojuegos').getByRole('link');
    expect(await games.count()).toBe(bank.games.length);
    await shoot('home');

    await open(page, `/Roblox?${new URLSearchParams(account)}`);
    await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    const dialog = page.getByRole('dialog');
    const correo = `${width}.${typed.correo}`;
    for (const [name, text] of Object.entries({ ...typed, correo }))
      await dialog.locator(`[name="${name}"]`).fill(text);
    for (const name of ['consentimiento', 'buro']) await dialog.locator(`[name="${name}"]`).check();
    await expectOwnWords(page);
    // The account was made while they typed, so that sending asks for no more than elsewhere.
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const before = [...asked];
    expect(before.filter((url) => url.includes('accounts:signUp'))).toHaveLength(1);
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST') sent.push(call.url());
    });
    await dialog.getByRole('button', { name: 'ENVIAR' }).click();
    await page.waitForURL('**/Registrado');
    expect(asked).toEqual(before);
    expect(sent).toEqual([expect.stringContaining('documents:commit')]);
    await page
      .getByText(/FP-[2-9A-Z]{4}-/)
      .first()
      .waitFor();
    await expectOwnWords(page);
    await shoot('receipt');

    await vi.waitFor(() => expect(mailsTo(correo)).toHaveLength(1), WAIT);
    const [mail] = mailsTo(correo);
    expect(wordsOfFirstBank(JSON.stringify(mail))).toEqual([]);
    expect(mail.html).toContain(`${bank.siteUrl}/Solicitud#FP-`);
    expect(mail.html).toContain(bank.phone);
  });
});
