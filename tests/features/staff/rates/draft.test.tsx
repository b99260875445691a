import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ratesOf } from '../../../../src/domain/rates/rates';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { said } from '../../../support/said';
import { MEMBER, openStaff } from '../staff-app';
import { luisDraft, openRates } from './open-rates';

const words = {
  inForce: 'Versión 2, en vigor',
  none: 'Sin borrador',
  yours: 'Borrador tuyo',
  theirs: 'Borrador de Luis Mota',
  today: /^Guardado hoy, /,
  readOnly: /^Tu cuenta puede ver las tarifas, no cambiarlas\./,
  number: 'Esto no es una cifra. Escribe solo números, sin letras ni otros signos.',
  comma: 'Con la coma no queda claro: escribe 1000 o 1.000.',
  decimals: 'Escribe 5 decimales como máximo.',
  range: 'Debe estar entre US$0 y US$1,000.',
  large: 'Hay más de diez veces la tarifa en vigor en Robux. Escribe por qué.',
  count: /15 de 140 caracteres/,
  nothing: 'No hay cambios que guardar.',
  undo: 'Deshacer lo que escribí',
  undoYes: 'Sí, deshacer',
  discard: 'Descartar el borrador',
  discardClosed: /^Solo pueden descartar un borrador quienes lo escribieron/,
  discardText: /^Se borra el borrador de Luis Mota/,
  discardYes: 'Sí, descartar',
  discarded: /^Borrador descartado\./,
  changed: /^El borrador cambió mientras tanto\./,
  offline: /No hay conexión/,
  failed: /^No se pudieron leer las tarifas de Roblox\./,
  retry: 'Intentar de nuevo',
} as const;

describe('a draft', () => {
  it('is saved with its reason, and becomes the analyst’s', async () => {
    const { staff, type, save, word, part } = await openRates(['analyst']);
    expect(screen.getByText(words.none)).toBeVisible();
    await type(word.robux, '0,02');
    const row = within(screen.getByRole('row', { name: /^Robux/ }));
    expect(row.getByText(`+60.0 %`)).toBeVisible();
    await type(word.reasonEs, 'Sube el mercado');
    expect(part(word.draft).getByText(words.count)).toBeVisible();
    await save();

    expect(await screen.findByText(word.saved)).toBeVisible();
    expect(screen.getByText(words.yours)).toBeVisible();
    expect(screen.getByText(words.today, { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.02');
    const { rates, options, base } = ratesOf(roblox);
    expect(staff.asked('saveRatesDraft')).toEqual([
      {
        game: 'roblox',
        seen: { draft: expect.any(String), revision: 0, version: 1 },
        figures: { rates: { ...rates, robux: 2000 }, options, base },
        reason: { es: 'Sube el mercado', en: '' },
        previousWrong: false,
      },
    ]);
    expect(sessionStorage).not.toHaveProperty(['levelup.staff.staff.rates.roblox']);
    await save();
    expect(await screen.findByText(words.nothing)).toBeVisible();
    expect(staff.asked('saveRatesDraft')).toHaveLength(1);
    await type(word.robux, '0.03');
    expect(screen.queryByText(words.nothing)).not.toBeInTheDocument();
  });

  it.each([
    ['dos', words.number],
    ['1,000', words.comma],
    ['0.000001', words.decimals],
    ['1000.01', words.range],
  ])('is not saved with %j', async (typed, problem) => {
    const { staff, type, save, word } = await openRates(['analyst']);
    await type(word.robux, typed);
    await save();
    const field = screen.getByLabelText(word.robux);
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(said()).toContainEqual(expect.stringMatching(/^(Hay|There is) 1 /));
    expect(field).toHaveValue(typed);
    expect(staff.asked('saveRatesDraft')).toHaveLength(0);
  });

  it('explains a rate of more than ten times the one in force', async () => {
    const { staff, type, save, word } = await openRates(['analyst']);
    await type(word.robux, '0.2');
    await save();
    const field = screen.getByLabelText(word.reasonEs);
    expect(field).toHaveAccessibleDescription(new RegExp(words.large.replace('.', '\\.')));
    expect(field).toHaveFocus();
    await type(word.reasonEs, 'Sube');
    await type(word.reasonEn, 'It rises');
    await save();
    await waitFor(() => expect(staff.asked('saveRatesDraft')).toHaveLength(1));
  });

  it('is for others to see, and not for a reader to change', async () => {
    const contents = { drafts: { roblox: luisDraft }, published: { roblox: [publishedRates()] } };
    const { word } = await openRates(['reader'], contents);
    expect(screen.getByText(words.inForce)).toBeVisible();
    expect(screen.getByText(words.theirs)).toBeVisible();
    expect(screen.getByText(words.readOnly)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: word.save })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.discard })).not.toBeInTheDocument();
  });

  it('is discarded once that is confirmed', async () => {
    const contents = { drafts: { roblox: luisDraft } };
    const { staff, user, word } = await openRates(['reviewer'], contents);
    await user.click(screen.getByRole('button', { name: words.discard }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(words.discardText)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.discardYes }));
    expect(await screen.findByText(words.discarded)).toBeVisible();
    expect(await staff.read('ratesDraft', roblox)).toBeUndefined();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    expect(screen.getByText(words.none)).toBeVisible();
  });

  it('that somebody saved meanwhile is shown and not discarded', async () => {
    const contents = { drafts: { roblox: luisDraft } };
    const { staff, user, word } = await openRates(['reviewer'], contents);
    const rates = { ...luisDraft.rates, robux: 3000 };
    staff.elsewhere.setDraft(roblox, { ...luisDraft, rates, revision: 2 });
    await user.click(screen.getByRole('button', { name: words.discard }));
    await user.click(await screen.findByRole('button', { name: words.discardYes }));
    expect(await screen.findByText(words.changed)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.03');
  });

  it('is not discarded by an analyst who did not write it, which the screen says', async () => {
    const contents = { drafts: { roblox: luisDraft } };
    const { user } = await openRates(['analyst'], contents);
    const closed = screen.getByRole('button', { name: words.discard });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    expect(closed).toHaveAccessibleDescription(words.discardClosed);
    await user.click(closed);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes back to the saved figures when the typed ones are undone', async () => {
    const { type, user, word } = await openRates(['analyst']);
    await type(word.robux, 'dos');
    await user.click(screen.getByRole('button', { name: words.undo }));
    await user.click(await screen.findByRole('button', { name: words.undoYes }));
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.0125');
    const heading = screen.getByRole('heading', { level: 2, name: word.draft });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(sessionStorage).not.toHaveProperty(['levelup.staff.staff.rates.roblox']);
  });

  it('that cannot be saved stays typed, with the reason', async () => {
    const { staff, type, save, word } = await openRates(['analyst']);
    staff.fail('saveRatesDraft', 'offline');
    await type(word.robux, '0.02');
    await save();
    expect(await screen.findByText(words.offline)).toBeVisible();
    expect(screen.getByLabelText(word.robux)).toHaveValue('0.02');
    staff.recover('saveRatesDraft');
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
  });

  it('that cannot be read says so, and is read again', async () => {
    const app = await openStaff('/GamesSettings?tab=tarifas&juego=roblox', {}, 'es', (staff) =>
      staff.fail('ratesInForce', 'unknown', 'roblox'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
    app.staff.recover('ratesInForce');
    await app.user.click(screen.getByRole('button', { name: words.retry }));
    expect(await screen.findByText(words.none)).toBeVisible();
  });
});

describe('a draft', () => {
  it('is of both when somebody else writes a reason', async () => {
    const { type, save, word } = await openRates(['reviewer'], { drafts: { roblox: luisDraft } });
    await type(word.reasonEs, 'Sube mucho');
    await save();
    expect(await screen.findByText(word.saved)).toBeVisible();
    const both = screen.getByText(/^Borrador de Luis Mota y /);
    expect(both).toHaveTextContent(`${words.theirs} y ${MEMBER.name}`);
  });

  it('keeps the typed figures of each game while another one is open', async () => {
    const { type, user, word, address } = await openRates(['analyst']);
    await type(word.robux, '0.02');
    await user.selectOptions(screen.getByLabelText('Juego'), 'Minecraft');
    await waitFor(() => expect(screen.queryByLabelText(word.robux)).not.toBeInTheDocument());
    expect(address()).toBe('/GamesSettings?tab=tarifas&juego=minecraft');
    await user.selectOptions(screen.getByLabelText('Juego'), 'Roblox');
    expect(await screen.findByLabelText(word.robux)).toHaveValue('0.02');
  });

  it('of a game with a choice has a figure for each option', async () => {
    await openStaff('/GamesSettings?tab=tarifas&juego=valorant', { roles: ['analyst'] });
    const field = await screen.findByLabelText('Rango: Radiante, borrador, en dólares');
    expect(field).toHaveAttribute('name', 'rank.25');
    expect(field).toHaveValue('200.00');
    const base = screen.getByLabelText('Monto base, borrador, en dólares');
    expect(base).toHaveAttribute('name', 'base');
    expect(base).toHaveAttribute('readonly');
  });

  it('is back once the same member has signed in again', async () => {
    const { type, word, backend } = await openRates(['analyst']);
    await type(word.robux, '0.02');
    await act(async () => backend.become({ kind: 'none' }));
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    await act(async () => backend.become({ ...MEMBER, roles: ['analyst'] }));
    expect(await screen.findByLabelText(word.robux)).toHaveValue('0.02');
  });

  it('compares a rate with the rates in force', async () => {
    const version = publishedRates();
    const dearer = { ...version, rates: { ...version.rates, ugc: 100_000 } };
    await openRates(['analyst'], { published: { roblox: [dearer] } });
    const row = within(screen.getByRole('row', { name: /^Creador UGC: sí/ }));
    expect(row.getByText('Si la respuesta es sí')).toBeVisible();
  });

  it('warns before the page is left while something is typed', async () => {
    const { type, word } = await openRates(['analyst']);
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(false);
    await type(word.robux, '0.02');
    expect(isWarned()).toBe(true);
    await type(word.robux, '0.0125');
    expect(isWarned()).toBe(false);
  });
});
