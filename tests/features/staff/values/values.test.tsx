import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { said } from '../../../support/said';
import { catalogueGames } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const words = {
  open: 'Cambiar el valor de Roblox',
  close: 'Cerrar Roblox',
  field: 'Valor nuevo, en dólares',
  send: 'Enviar el valor de Roblox',
  saved: 'Roblox: juego registrado con éxito. Ahora vale US$160.00.',
  change: 'De US$155.00 a US$160.00: +US$5.00 (+3 %)',
  bounds: 'El valor debe estar entre 10 y 10,000.',
  missing: 'Escribe una cifra.',
  minus: 'Quita el signo menos: la cifra no puede ser negativa.',
  letters: 'Esto no es una cifra. Escribe solo números, sin letras ni otros signos.',
  confirm: 'Sí, enviar',
  cancel: 'Cancelar',
  large: 'Roblox pasa de US$155.00 a US$300.00. Es un cambio de +94 %.',
  conflict: /Mientras tanto, alguien lo cambió a US\$170\.00/,
  undo: 'Deshacer: volver Roblox a US$140.00',
  by: /por Luis Mota/,
  history: 'Historial',
  reason: 'Nueva temporada',
  reasonEs: 'Motivo en español (opcional)',
  reasonEn: 'Motivo en inglés (opcional)',
  averages: 'Promedios',
  values: 'Valores',
} as const;

async function openRoblox(contents: Parameters<typeof openStaff>[1] = {}) {
  const app = await openStaff('/GamesSettings?tab=valores', { roles: ['reviewer'], ...contents });
  const card = within(await screen.findByRole('article', { name: 'Roblox' }));
  await app.user.click(card.getByRole('button', { name: words.open }));
  const send = async (value: string) => {
    const field = card.getByLabelText(words.field);
    await app.user.clear(field);
    if (value) await app.user.type(field, value);
    await app.user.click(card.getByRole('button', { name: words.send }));
  };
  return { ...app, card, send, word: words };
}

describe('market values', () => {
  it('keeps the typed value while another tab is open, until it is sent', async () => {
    const { card, user, word } = await openRoblox();
    await user.type(card.getByLabelText(word.field), '160');
    await user.type(card.getByLabelText(word.reasonEs), 'Evento');
    await user.type(card.getByLabelText(word.reasonEn), 'Event');
    await user.click(screen.getByRole('link', { name: word.averages }));
    expect(await screen.findByRole('heading', { level: 1, name: word.averages })).toBeVisible();
    await user.click(screen.getByRole('link', { name: word.values }));

    const again = within(await screen.findByRole('article', { name: 'Roblox' }));
    expect(again.getByLabelText(word.field)).toHaveValue('160');
    expect(again.getByLabelText(word.reasonEs)).toHaveValue('Evento');
    expect(again.getByLabelText(word.reasonEs)).toBeVisible();
    expect(again.getByLabelText(word.reasonEn)).toHaveValue('Event');
    await user.click(again.getByRole('button', { name: word.send }));
    expect(await again.findByText(word.saved)).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Evento');
  });

  it('shows every game of the catalogue with its value, and no form', async () => {
    const { card, user, word } = await openRoblox({ games: catalogueGames });
    expect(screen.getByRole('textbox', { name: word.field })).toHaveFocus();
    await user.click(card.getByRole('button', { name: word.close }));
    expect(card.getByLabelText(word.field)).not.toBeVisible();
    expect(screen.getByRole('button', { name: word.open })).toHaveFocus();

    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(card.getByText('US$155.00')).toBeVisible();
  });

  it('shows the difference before sending and says when it is stored', async () => {
    const { card, send, staff, user, word } = await openRoblox();
    await user.type(card.getByLabelText(word.field), '160');
    expect(card.getByText(word.change)).toBeVisible();
    expect(staff.calls('appendMarketValue')).toHaveLength(0);

    await send('160');
    expect(await card.findByText(word.saved)).toBeVisible();
    expect(card.getByText('US$160.00')).toBeVisible();
    expect(card.getByLabelText(word.field)).toHaveValue('');
    expect(staff.calls('appendMarketValue')).toEqual([['roblox', [150, 155], 160, undefined]]);
  });

  it.each([['9'], ['10001']])('refuses %s', async (value) => {
    const { card, send, staff, word } = await openRoblox();
    await send(value);

    expect(card.getByText(word.bounds)).toBeVisible();
    expect(staff.calls('appendMarketValue')).toHaveLength(0);
  });

  it.each([
    ['-20', 'minus'],
    ['1e3', 'letters'],
  ] as const)('says what is wrong with %s', async (value, problem) => {
    const { card, send, word } = await openRoblox();
    await send(value);

    expect(card.getByText(word[problem])).toBeVisible();
    expect(card.getByLabelText(word.field)).toHaveValue(value);
  });

  it('refuses an empty value', async () => {
    const { card, send, word } = await openRoblox();
    await send('');

    expect(card.getByText(word.missing)).toBeVisible();
    expect(said()).toContainEqual(expect.stringMatching(/^(Hay|There is) 1 /));
  });

  it('asks before a change of more than half and sends only when confirmed', async () => {
    const { send, staff, user, word } = await openRoblox();
    await send('300');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(word.large)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: word.cancel }));
    expect(staff.calls('appendMarketValue')).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await send('300');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: word.confirm }),
    );
    await waitFor(() => expect(staff.calls('appendMarketValue')).toHaveLength(1));
  });

  it('shows the other’s value on a conflict, keeps the typed one and sends it knowingly', async () => {
    const { card, send, staff, word } = await openRoblox();
    staff.elsewhere.setValues('roblox', [150, 155, 170]);
    await send('160');

    expect(await card.findByText(word.conflict)).toBeVisible();
    expect(card.getByText('US$170.00')).toBeVisible();
    expect(card.getByLabelText(word.field)).toHaveValue('160');

    await send('160');
    expect(await card.findByText(word.saved)).toBeVisible();
    expect(staff.calls('appendMarketValue')[1]).toEqual([
      'roblox',
      [150, 155, 170],
      160,
      undefined,
    ]);
  });

  it('lists who changed it, when and why, and undoes the newest by a new entry', async () => {
    const { card, staff, user, word } = await openRoblox({
      changes: {
        roblox: [
          {
            index: 1,
            value: 155,
            previous: 140,
            reason: { es: 'Nueva temporada', en: 'New season' },
            author: 'other',
            changedAt: new Date(),
          },
        ],
      },
    });
    await user.click(card.getByText(word.history));

    expect(await card.findByText(word.by)).toBeVisible();
    expect(card.getByText(word.reason)).toBeVisible();
    await user.click(card.getByRole('button', { name: word.undo }));
    await waitFor(() =>
      expect(staff.calls('appendMarketValue')).toEqual([['roblox', [150, 155], 140, undefined]]),
    );
    expect(await card.findByText(/140\.00/, { selector: '.money' })).toBeVisible();
  });
});

describe('market values', () => {
  it('asks for value and reasons before the key that publishes them', async () => {
    const { card, user } = await openRoblox();
    await user.click(card.getByLabelText('Valor nuevo, en dólares'));
    for (const field of [/^Motivo en español/, /^Motivo en inglés/]) {
      await user.tab();
      expect(card.getByLabelText(field)).toHaveFocus();
    }
    await user.tab();
    expect(card.getByRole('button', { name: 'Enviar el valor de Roblox' })).toHaveFocus();
  });

  it('sends a reason in both languages', async () => {
    const { card, staff, send, user } = await openRoblox();
    await user.type(card.getByLabelText('Motivo en español (opcional)'), ' Nueva temporada ');
    await send('160');
    expect(card.getByText('Escribe el motivo en los dos idiomas o en ninguno.')).toBeVisible();
    expect(staff.calls('appendMarketValue')).toHaveLength(0);

    await user.type(card.getByLabelText('Motivo en inglés (opcional)'), 'New season');
    await send('160');
    await waitFor(() =>
      expect(staff.calls('appendMarketValue')[0]?.[3]).toEqual({
        es: 'Nueva temporada',
        en: 'New season',
      }),
    );
  });

  it('keeps the typed value when sending fails, and says why', async () => {
    const { card, staff, send } = await openRoblox();
    staff.fail('appendMarketValue', 'timeout');
    await send('160');

    expect(await card.findByRole('alert')).toHaveTextContent('tardó demasiado');
    expect(card.getByLabelText('Valor nuevo, en dólares')).toHaveValue('160');
  });

  it('sends once however often it is pressed', async () => {
    const { card, staff, send, user } = await openRoblox();
    const release = staff.hold('appendMarketValue');
    await send('160');
    await user.click(card.getByRole('button', { name: 'Enviando…' }));

    expect(staff.calls('appendMarketValue')).toHaveLength(1);
    await act(async () => release());
  });

  it('tells when the games cannot be read and reads them again', async () => {
    const app = await openStaff('/GamesSettings?tab=subscripciones');
    app.staff.fail('listGames', 'offline');
    await app.user.click(await screen.findByRole('link', { name: 'Valores' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');

    app.staff.recover('listGames');
    await app.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('article', { name: 'Roblox' })).toBeVisible();
  });

  it('says that there are no games', async () => {
    await openStaff('/GamesSettings?tab=valores', { games: [] });

    expect(await screen.findByText('Todavía no hay juegos.')).toBeVisible();
  });
});

it('a record that cannot be read is said in its place and hides no other', async () => {
  const games = catalogueGames.filter(({ id }) => id !== 'fortnite');
  await openRoblox({ games, unreadableGames: ['fortnite'] });
  const row = within(screen.getByRole('article', { name: 'Fortnite' }));
  expect(row.getByText(/«games\/fortnite» no se puede leer/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

it('shows the stored name and picture, and the known name if none is stored', async () => {
  const games = catalogueGames.map((game) => ({
    ...game,
    ...(game.id === 'fortnite' && { name: 'Fortnite OG', image: '/media/fortnite.png' }),
    ...(game.id === 'minecraft' && { name: '', image: 'https://elsewhere.example/m.png' }),
  }));
  await openRoblox({ games });
  const fortnite = screen.getByRole('article', { name: 'Fortnite OG' });
  expect(fortnite.querySelector('img')).toHaveAttribute('src', '/media/fortnite.png');
  expect(screen.getByRole('article', { name: 'Minecraft' }).querySelector('img')).toBeNull();
});

it('focuses the missing half of a reason', async () => {
  const { card, send, user } = await openRoblox();
  await user.type(card.getByLabelText('Motivo en español (opcional)'), 'Evento');
  await send('160');
  expect(card.getByLabelText('Motivo en inglés (opcional)')).toHaveFocus();
});

it('keeps the typed draft when the newest change is undone', async () => {
  const changedAt = new Date();
  const change = { index: 1, value: 155, previous: 140, reason: undefined, author: 'x', changedAt };
  const { card, staff, user, word } = await openRoblox({ changes: { roblox: [change] } });
  await user.type(card.getByLabelText(word.field), '160');
  await user.click(card.getByText(word.history));
  await user.click(await card.findByRole('button', { name: word.undo }));
  await waitFor(() => expect(staff.calls('appendMarketValue')).toHaveLength(1));
  expect(card.getByLabelText(word.field)).toHaveValue('160');
});
