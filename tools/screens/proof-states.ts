import type { Page } from '@playwright/test';
import type { ProofFailure } from '../../src/domain/proof';
import { DAY_MS } from '../../src/domain/time';
import { PORTS } from '../support/local-project';
import { type Copy, press, type ScreenState } from './screen';

/** The answer of the functions; undefined: none while the picture is taken. */
type Answer = object | undefined;

const failed = (failure: ProofFailure): Answer => ({ step: 'failed', failure, left: 4 });

/** Answers instead of the functions, which allow ten attempts for an address. */
async function answer(page: Page, result: Answer): Promise<void> {
  const functions = new RegExp(`:${PORTS.functions}/.*(begin|finish)Proof$`);
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route(functions, async (route) => {
    if (route.request().method() === 'OPTIONS') await route.fulfill({ headers });
    else if (result) await route.fulfill({ headers, json: { result } });
  });
}

/** Opens the part of a calculator that proves an account. */
async function openCoupon(page: Page): Promise<void> {
  await page.locator('fieldset details > summary').click();
}

/** Types an account and presses the button; `undefined` types nothing. */
async function prove(page: Page, copy: Copy, tag: string | undefined): Promise<void> {
  await openCoupon(page);
  if (tag) await page.locator('[name=etiqueta]').fill(tag);
  const token = page.locator('[name=token]');
  if (tag && (await token.count())) await token.fill(`x7qd3m9k${Date.now()}`);
  await press(page, copy.proofPanel.token.fill);
  await page.locator('#proof-outcome > *, fieldset [role=status] [tabindex]').first().waitFor();
}

const answered = (tag: string, result: Answer) => async (page: Page, copy: Copy) => {
  await answer(page, result);
  await prove(page, copy, tag);
};

const CLASH = '/Clash-of-Clans';
const FAILURES: readonly ProofFailure[] = [
  'not-found',
  'invalid-token',
  'banned',
  'too-many',
  'maintenance',
  'wrong-key',
  'slow',
  'unavailable',
];

const proven = {
  step: 'proven',
  account: '#2PP0LQ8VY',
  name: 'El Ciguapo RD',
  facts: {
    townHallLevel: { value: 15, kind: 'exact' },
    playerLevel: { value: 214, kind: 'exact' },
  },
  provenAt: Date.now(),
  expiresAt: Date.now() + DAY_MS,
};
const provenRoblox = {
  ...proven,
  account: '1001',
  name: 'CiguapaRD',
  notice: 'private-inventory',
  facts: { accountYears: { value: 14, kind: 'exact' }, nameLetters: { value: 9, kind: 'exact' } },
};

/** The coupon of a calculator that proves an account, in every state. */
export const proofStates: readonly ScreenState[] = [
  { name: 'proof-open', path: '/Roblox', reach: openCoupon },
  { name: 'proof-open-sign-in', path: '/Warcraft', reach: openCoupon },
  { name: 'proof-missing', path: CLASH, reach: (page, copy) => prove(page, copy, undefined) },
  { name: 'proof-asking', path: CLASH, reach: answered('#2PP0LQ8VY', undefined) },
  {
    name: 'proof-asking-still',
    path: CLASH,
    reach: async (page, copy) => {
      await answered('#SLOW', undefined)(page, copy);
      await page.getByText(copy.proof.askingStill).waitFor();
    },
  },
  ...FAILURES.map((failure) => ({
    name: `proof-failed-${failure}`,
    path: CLASH,
    reach: answered('#2PP0LQ8VY', failed(failure)),
  })),
  {
    name: 'proof-words',
    path: '/Roblox',
    reach: answered('CiguapaRD', { step: 'code', code: 'luna mar sol rio nube arroz' }),
  },
  {
    name: 'proof-failed-code',
    path: '/Roblox',
    reach: answered('CiguapaRD', failed('code-missing')),
  },
  { name: 'proof-private', path: '/Roblox', reach: answered('CiguapaRD', provenRoblox) },
  {
    name: 'proof-refused',
    path: '/Warcraft',
    reach: async (page, copy) => {
      const address = new URL(page.url());
      address.searchParams.set('error', 'access_denied');
      await page.goto(address.href);
      await page.getByText(copy.proof.refused.title).waitFor();
    },
  },
  {
    name: 'proof-again',
    path: CLASH,
    reach: async (page, copy) => {
      await page.evaluate(() => history.replaceState({ usr: { wasProven: true } }, ''));
      await page.reload();
      await page.getByText(copy.proofPanel.again).waitFor();
    },
  },
  { name: 'proof-done', path: CLASH, reach: answered('#2PP0LQ8VY', proven) },
  {
    name: 'proof-estimated',
    path: CLASH,
    reach: async (page, copy) => {
      await answered('#2PP0LQ8VY', proven)(page, copy);
      await page.locator('#gems').fill('1250');
      await press(page, copy.calculator.estimate);
      await page.waitForTimeout(1400);
    },
  },
];
