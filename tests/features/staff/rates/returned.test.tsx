import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import roblox from '../../../../src/games/roblox';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { luisDraft, openRates } from './open-rates';

const words = {
  es: {
    open: 'Devolver con una nota',
    note: 'Nota',
    send: 'Devolver',
    by: /^Devuelto por Ana Peña/,
  },
  en: {
    open: 'Return with a note',
    note: 'Note',
    send: 'Return',
    by: /^Returned by Ana Peña/,
  },
} as const;

const drafts = { roblox: luisDraft };

describe.each(TESTED_LANGUAGES)('a draft that is returned in %s', (language) => {
  const say = words[language];

  it('has its note above it, and figures typed meanwhile stay', async () => {
    const app = await openRates(['reviewer'], { drafts }, language);
    await app.type(app.word.robux, '0.03');
    await app.user.click(screen.getByRole('button', { name: say.open }));
    await app.user.type(screen.getByLabelText(say.note), 'Faltan los años.');
    await app.user.click(screen.getByRole('button', { name: say.send }));

    expect(await screen.findByText(say.by)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Faltan los años.')).toBeVisible();
    expect(screen.getByLabelText(app.word.robux)).toHaveValue('0.03');

    await app.save();
    await screen.findByText(app.word.saved);
    expect(screen.queryByText('Faltan los años.')).toBeNull();
    expect(await app.staff.ratesDraft(roblox)).toMatchObject({ author: 'staff', revision: 3 });
  });

  it('and changed meanwhile is read again, for the note to be sent then', async () => {
    const app = await openRates(['reviewer'], { drafts }, language);
    const rates = { ...luisDraft.rates, robux: 3000 };
    app.staff.elsewhere.setDraft(roblox, { ...luisDraft, rates, revision: 2 });
    await app.user.click(screen.getByRole('button', { name: say.open }));
    await app.user.type(screen.getByLabelText(say.note), 'No.');
    await app.user.click(screen.getByRole('button', { name: say.send }));
    await screen.findByDisplayValue('0.03');

    await app.user.click(screen.getByRole('button', { name: say.send }));
    expect(await screen.findByText(say.by)).toBeVisible();
    expect(await app.staff.ratesDraft(roblox)).toMatchObject({ author: 'other', revision: 3 });
  });
});
