import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { openStaff } from '../staff-app';
import { luisDraft, openRates } from './open-rates';

const words = {
  title: 'Hay dos borradores',
  said: /^Luis Mota guardó el suyo mientras escribías\./,
  published: /^Mientras escribías se publicó la versión 2\./,
  dropped: /^Mientras escribías se descartó el borrador\./,
  unread: /^No se pudo leer cómo está ahora\./,
  rowRobux: 'Robux 0.03 0.04',
  rowLimited: 'Artículos limitados 3.00 Sin tocar',
  rowReason: 'Motivo en español Sube el mercado Sin tocar',
  takeTheirs: 'Seguir con lo guardado',
  putMine: 'Poner lo mío encima',
  onTop: /^Lo tuyo está encima\./,
} as const;

/** Luis' draft once he also changed robux and limited items. */
const later = {
  ...luisDraft,
  rates: { ...luisDraft.rates, robux: 3000, limitedItems: 300_000 },
  revision: 2,
};

describe('two editors of a draft', () => {
  /** Ana types 4 cents for robux over a draft that Luis saves meanwhile. */
  async function conflict() {
    const app = await openRates(['analyst']);
    await app.type(app.word.robux, '0.04');
    app.staff.elsewhere.setDraft(roblox, later);
    await app.save();
    const panel = await screen.findByRole('region', { name: words.title });
    return { ...app, panel };
  }

  it('are both shown, and the second chooses the first’s', async () => {
    const { panel, user, word, staff } = await conflict();
    expect(panel).toHaveFocus();
    expect(within(panel).getByText(words.said)).toBeVisible();
    for (const name of [words.rowRobux, words.rowLimited, words.rowReason])
      expect(within(panel).getByRole('row', { name })).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
    expect(screen.queryByRole('button', { name: word.save })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: words.takeTheirs }));
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.03');
    expect(screen.getByLabelText(word.limited)).toHaveValue('3.00');
    expect(screen.getByRole('heading', { level: 2, name: word.draft })).toHaveFocus();
    expect(staff.asked('saveRatesDraft')).toHaveLength(1);
    expect(sessionStorage).not.toHaveProperty(['levelup.staff.staff.rates.roblox']);
  });

  it('are joined if the second puts the own figures on top', async () => {
    const { user, word, staff, save } = await conflict();
    await user.click(screen.getByRole('button', { name: words.putMine }));
    expect(screen.getByText(words.onTop)).toBeVisible();
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
    expect(await staff.read('ratesDraft', roblox)).toMatchObject({
      rates: { ...later.rates, robux: 4000 },
      reason: luisDraft.reason,
      revision: 3,
    });
  });

  it('who typed the same have no conflict', async () => {
    const { type, save, staff, word } = await openRates(['analyst']);
    await type(word.robux, '0.02');
    await type(word.reasonEs, luisDraft.reason.es);
    await type(word.reasonEn, luisDraft.reason.en);
    staff.elsewhere.setDraft(roblox, luisDraft);
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
    expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument();
  });

  it('lose nothing when the other draft cannot be read', async () => {
    const { type, save, staff, word } = await openRates(['analyst']);
    await type(word.robux, '0.04');
    staff.elsewhere.setDraft(roblox, later);
    staff.fail('ratesDraft', 'offline');
    await save();
    expect(await screen.findByText(words.unread)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
    staff.recover('ratesDraft');
    await save();
    expect(await screen.findByRole('region', { name: words.title })).toBeVisible();
  });

  it.each([
    ['another draft', words.said, { drafts: { roblox: later } }],
    ['a version', words.published, { published: { roblox: [publishedRates()] } }],
    ['no draft any more', words.dropped, {}],
  ])('are told apart when the page is loaded again and finds %s', async (_, said, contents) => {
    const began = Object.keys(contents).length === 0 ? '1 1 other' : '1';
    const typed = { state: began, changes: { robux: '0.04', gone: '1' } };
    sessionStorage.setItem('levelup.staff.staff.rates.roblox', JSON.stringify(typed));
    const { user, word } = await openRates(['analyst'], contents);
    const panel = within(screen.getByRole('region', { name: words.title }));
    expect(panel.getByText(said)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
    await user.click(screen.getByRole('button', { name: words.putMine }));
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
    sessionStorage.clear();
  });
});

it('typed changes are back after a reload of the same draft, without a question', async () => {
  const typed = { state: '1 1 other', changes: { robux: '0.04' } };
  sessionStorage.setItem('levelup.staff.staff.rates.roblox', JSON.stringify(typed));
  const { word } = await openRates(['analyst'], { drafts: { roblox: luisDraft } });
  expect(screen.getByLabelText(word.robux)).toHaveValue('0.04');
  expect(screen.queryByRole('region', { name: words.title })).not.toBeInTheDocument();
  sessionStorage.clear();
});

it.each(['nonsense', '{"state":1}', '{"state":"1","changes":null}'])(
  'a stored text that is no draft is ignored: %s',
  async (stored) => {
    sessionStorage.setItem('levelup.staff.staff.rates.roblox', stored);
    await openStaff('/GamesSettings?tab=tarifas&juego=roblox', { roles: ['analyst'] });
    expect(await screen.findByLabelText('Robux, borrador, en dólares')).toHaveValue('0.0125');
    sessionStorage.clear();
  },
);
