import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { luisDraft, openRates } from './open-rates';

const words = {
  box: 'La versión anterior estaba mal',
  effect: /^Para el banco, las solicitudes con la versión 2 cuentan con el valor menor/,
  unsaved: 'Hay cambios sin guardar: guárdalos o deshazlos.',
  undo: 'Deshacer lo que escribí',
  undoYes: 'Sí, deshacer',
  publish: 'Publicar la versión 3',
  yes: 'Sí, publicar',
  wrong: 'Estaba mal. La corrige la versión 3.',
  again: 'Volver a publicar la versión 2',
  that: 'Esa versión estaba mal.',
  conflict: 'Hay dos borradores',
  row: 'La versión anterior estaba mal Sin marcar Marcada',
} as const;

const published = { roblox: [publishedRates()] };
/** Luis’ draft over version 2, with the box ticked. */
const ticked = {
  ...luisDraft,
  rates: { ...luisDraft.rates, robux: 1000 },
  previousWrong: true,
};

describe('the box that the version before was wrong', () => {
  const box = () => screen.getByRole('checkbox', { name: words.box });

  it('is saved with the draft, kept while it is not, and undone with it', async () => {
    const app = await openRates(['analyst'], { published });
    const ticket = app.part(app.word.publish);
    expect(box()).not.toBeChecked();
    expect(screen.queryByText(words.effect)).not.toBeInTheDocument();
    await app.user.click(box());
    expect(screen.getByText(words.effect)).toBeVisible();
    expect(ticket.getByText(words.unsaved)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).toContain('anteriorErronea');
    await app.user.click(screen.getByRole('button', { name: words.undo }));
    await app.user.click(await screen.findByRole('button', { name: words.undoYes }));
    expect(box()).not.toBeChecked();

    await app.type(app.word.robux, '0.01');
    await app.user.click(box());
    await app.save();
    expect(await screen.findByText(app.word.saved)).toBeVisible();
    expect(box()).toBeChecked();
    expect(await app.staff.read('ratesDraft', roblox)).toMatchObject({ previousWrong: true });
    expect(sessionStorage).not.toHaveProperty(['levelup.staff.staff.rates.roblox']);
  });

  it('is shown to who publishes and in the history', async () => {
    const contents = { published, drafts: { roblox: ticked } };
    const { user, part, word } = await openRates(['reviewer'], contents);
    expect(box()).toBeChecked();
    await user.click(screen.getByRole('button', { name: words.publish }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(new RegExp(`^${words.box}\\. ${words.effect.source.slice(1)}`)),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.yes }));
    const second = await part(word.history).findByRole('row', { name: /^2/ });
    expect(await within(second).findByText(words.wrong)).toBeVisible();
    expect(screen.getAllByText(words.wrong)).toHaveLength(1);
    expect(box()).not.toBeChecked();
    await user.click(within(second).getByRole('button', { name: words.again }));
    expect(within(await screen.findByRole('dialog')).getByText(words.that)).toBeVisible();
  });

  it('is read by who may not draft, where it is ticked', async () => {
    const contents = { published, drafts: { roblox: ticked } };
    const { part, word } = await openRates(['reader'], contents);
    expect(part(word.publish).getByText(words.box)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is one of the two drafts that are compared', async () => {
    const { user, save, staff } = await openRates(['analyst'], { published });
    await user.click(box());
    staff.elsewhere.setDraft(roblox, luisDraft);
    await save();
    const panel = within(await screen.findByRole('region', { name: words.conflict }));
    expect(panel.getByRole('row', { name: words.row })).toBeVisible();
  });
});
