import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import roblox from '../../../../src/games/roblox';
import { luisDraft, openRates } from './open-rates';

const words = {
  open: 'Devolver con una nota',
  note: 'Nota',
  send: 'Devolver',
  by: /^Devuelto por Ana Peña/,
} as const;

const drafts = { roblox: luisDraft };

describe('a draft that is returned', () => {
  it('has its note above it, and figures typed meanwhile stay', async () => {
    const app = await openRates(['reviewer'], { drafts });
    await app.type(app.word.robux, '0.03');
    await app.user.click(screen.getByRole('button', { name: words.open }));
    await app.user.type(screen.getByLabelText(words.note), 'Faltan los años.');
    await app.user.click(screen.getByRole('button', { name: words.send }));

    expect(await screen.findByText(words.by)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Faltan los años.')).toBeVisible();
    expect(screen.getByLabelText(app.word.robux)).toHaveValue('0.03');

    await app.save();
    await screen.findByText(app.word.saved);
    expect(screen.queryByText('Faltan los años.')).toBeNull();
    expect(await app.staff.read('ratesDraft', roblox)).toMatchObject({
      author: 'staff',
      revision: 3,
    });
  });

  it('and changed meanwhile is read again, for the note to be sent then', async () => {
    const app = await openRates(['reviewer'], { drafts });
    const rates = { ...luisDraft.rates, robux: 3000 };
    app.staff.elsewhere.setDraft(roblox, { ...luisDraft, rates, revision: 2 });
    await app.user.click(screen.getByRole('button', { name: words.open }));
    await app.user.type(screen.getByLabelText(words.note), 'No.');
    await app.user.click(screen.getByRole('button', { name: words.send }));
    await screen.findByDisplayValue('0.03');

    await app.user.click(screen.getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.by)).toBeVisible();
    expect(await app.staff.read('ratesDraft', roblox)).toMatchObject({
      author: 'other',
      revision: 3,
    });
  });
});
