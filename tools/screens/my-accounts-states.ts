import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { KeptAccount } from '../../src/domain/accounts/kept-account';
import { ratesOf, withRates } from '../../src/domain/rates/rates';
import clash from '../../src/games/clash-of-clans';
import genshin from '../../src/games/genshin-impact';
import roblox from '../../src/games/roblox';
import { keptAccount } from '../samples/kept-account';
import { PORTS } from '../support/local-project';
import { type Copy, press, type ScreenState } from './screen';

/** An account that was worth less or more, because some of its rates were different. */
function kept(
  game: typeof roblox,
  nickname: string,
  date: string,
  answers: Readonly<Record<string, number>>,
  rates: Readonly<Record<string, number>> = {},
  proven?: readonly string[],
): KeptAccount {
  const now = ratesOf(game);
  const calculator = withRates(game, { ...now, rates: { ...now.rates, ...rates } });
  const keptAt = new Date(`${date}T15:00:00Z`);
  return keptAccount({ calculator, answers, nickname, keptAt, ...(proven && { proven }) });
}

const answered = (game: typeof roblox) =>
  Object.fromEntries(
    game.attributes.map(({ id, kind }, place) => [id, kind === 'count' ? 12 + 7 * place : 1]),
  );

const three = [
  kept(genshin, 'La de verdad', '2026-11-22', answered(genshin)),
  kept(
    roblox,
    'La primera',
    '2026-10-20',
    { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7 },
    { limitedItems: 225_000 },
  ),
  kept(
    clash,
    'El clan',
    '2026-09-03',
    { townHallLevel: 15, playerLevel: 214, gems: 1250 },
    { gems: 1200 },
    ['townHallLevel', 'playerLevel'],
  ),
];

const gone = { ...kept(roblox, 'La vieja', '2025-02-01', { robux: 900 }), gameId: 'tetris' };
const misfit = { ...kept(clash, 'Otro clan', '2025-03-01', { gems: 500 }), answers: { skins: 4 } };
const long = kept(
  roblox,
  'Una cuenta con un nombre larguísimo, sí',
  '2025-01-01',
  { robux: 9_999_999, limitedItems: 9_999_999, nameLetters: 20, accountYears: 18 },
  { robux: 2500, limitedItems: 100_000, nameLetters: 40_000 },
);

const keep = (accounts: readonly KeptAccount[], chosen?: KeptAccount) => async (page: Page) => {
  await page.evaluate(
    ([entries, id]) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      if (id) localStorage.setItem('levelup.chosen-account', id);
    },
    [
      Object.fromEntries(
        accounts.map((account) => [
          `levelup.account.${account.id}`,
          JSON.stringify({ version: 1, account }),
        ]),
      ),
      chosen?.id,
    ] as const,
  );
  await page.reload();
  await page.getByRole('article').first().waitFor();
};

const path = paths.myAccounts;

const afterwards =
  (first: (page: Page) => Promise<void>, next: (page: Page, copy: Copy) => Promise<unknown>) =>
  async (page: Page, copy: Copy) => {
    await first(page);
    await next(page, copy);
  };

const bring = (text: string) => async (page: Page) => {
  await page.locator('input[name=archivo]').setInputFiles({
    name: 'cuentas.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
};

/** The kept accounts of a device, and how a calculator keeps one. */
export function myAccountsStates(
  estimate: (page: Page, copy: Copy) => Promise<void>,
): readonly ScreenState[] {
  return [
    { name: 'my-accounts-none', path },
    { name: 'my-accounts', path, reach: keep(three, three[0]) },
    { name: 'my-accounts-one', path, reach: keep(three.slice(2)) },
    {
      name: 'my-accounts-offline',
      path,
      reach: async (page) => {
        await page.route(new RegExp(`:(${PORTS.firestore}|${PORTS.auth})/`), (route) =>
          route.abort(),
        );
        await keep(three, three[0])(page);
      },
    },
    {
      name: 'my-accounts-forgotten',
      path,
      reach: afterwards(keep(three), async (page, copy) => {
        await press(page, copy.accounts.device.forgetAction);
        await press(page, copy.accounts.forget.confirm);
        await page.getByText(copy.accounts.forget.done).waitFor();
      }),
    },
    { name: 'my-accounts-uncounted', path, reach: keep([gone, misfit, long], long) },
    {
      name: 'my-accounts-full',
      path,
      reach: keep(
        Array.from({ length: 20 }, (_, at) =>
          kept(roblox, `n.º ${at}`, '2026-10-01', { robux: 100 * at + 100 }),
        ),
      ),
    },
    {
      name: 'my-accounts-deleted',
      path,
      reach: afterwards(keep(three), (page, copy) =>
        page.getByRole('button', { name: `${copy.accounts.delete} La primera` }).click(),
      ),
    },
    {
      name: 'my-accounts-renaming',
      path,
      reach: afterwards(keep(three), (page, copy) =>
        page.getByRole('button', { name: `${copy.accounts.rename} La primera` }).click(),
      ),
    },
    {
      name: 'my-accounts-forgetting',
      path,
      reach: afterwards(keep(three), (page, copy) =>
        press(page, copy.accounts.device.forgetAction),
      ),
    },
    { name: 'my-accounts-refused', path, reach: afterwards(keep(three), bring('{')) },
    {
      name: 'my-accounts-keeping',
      path: '/Roblox',
      reach: async (page, copy) => {
        await estimate(page, copy);
        await press(page, copy.calculator.keep);
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
}
