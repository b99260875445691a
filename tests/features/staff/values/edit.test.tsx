import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaff, TWO_GAMES } from '../staff-app';

const words = {
  details: 'Datos del juego',
  name: 'Nombre',
  image: 'Imagen (opcional)',
  path: 'Destino',
  save: /^Guardar los datos de/,
  saved: 'Guardado. Así se ve ya en el inicio.',
  undo: 'Deshacer: volver a los datos de antes',
  undone: 'Deshecho. El juego tiene otra vez los datos de antes.',
  same: 'No hay nada que guardar: todo está como antes.',
  conflict:
    /^Este juego cambió mientras tanto: nombre Roblox Z, imagen ninguna, destino \/Roblox\./,
  problems: [
    'Escribe el nombre.',
    /^El sitio solo puede mostrar imágenes de fortnite-api\.com o suyas\./,
    'Este sitio no tiene esa página. Revisa cómo está escrita.',
  ],
} as const;

const GAMES = TWO_GAMES.map((game) => ({ ...game, path: game.id === 'roblox' ? '/Roblox' : '' }));

async function openDetails() {
  const word = words;
  const contents = { games: GAMES, roles: ['admin'] } as const;
  const app = await openStaff('/GamesSettings?tab=valores', contents);
  const { user } = app;
  // A new name is the card's as well.
  const article = await screen.findByRole('article', { name: /^Roblox/ });
  const card = within(article);
  await user.click(card.getByRole('button'));
  await user.click(card.getByText(word.details));
  await card.findByLabelText(word.name);
  const type = async (label: string, text: string) => {
    await user.clear(card.getByLabelText(label));
    // Every key would draw the whole tab.
    if (text) await user.paste(text);
  };
  const save = () => user.click(card.getByRole('button', { name: word.save }));
  return { ...app, article, card, type, save, word };
}

describe('the details of a game', () => {
  it('are edited, shown at once, and undone', async () => {
    const { article, card, type, save, staff, user, word } = await openDetails();
    await type(word.name, ' Roblox  2 ');
    await type(word.image, '/media/roblox.png');
    await type(word.path, '/Roblox?robux=100');
    await save();
    expect(await card.findByText(word.saved)).toBeVisible();
    expect(article).toHaveAccessibleName('Roblox 2');
    expect(article.querySelector('img')).toHaveAttribute('src', '/media/roblox.png');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Roblox 2');

    await user.click(card.getByRole('button', { name: word.undo }));
    expect(await card.findByText(word.undone)).toBeVisible();
    expect(article).toHaveAccessibleName('Roblox');
    expect(card.getByLabelText(word.path)).toHaveValue('/Roblox');
    expect(staff.asked('editGame').map(({ edits }) => edits)).toEqual([0, 1]);
  });

  it('are refused in words, each at its field', async () => {
    const { card, type, save, staff, word } = await openDetails();
    await type(word.name, '');
    await type(word.image, 'https://example.com/roblox.png');
    await type(word.path, '/Robloks');
    await save();
    for (const problem of word.problems) expect(card.getByText(problem)).toBeVisible();
    expect(card.getByLabelText(word.name)).toHaveFocus();
    expect(staff.asked('editGame')).toHaveLength(0);
  });

  it('that somebody else changed meanwhile are told, and replaced knowingly', async () => {
    const { article, card, type, save, staff, word } = await openDetails();
    await type(word.name, 'Roblox 2');
    const roblox = GAMES.find(({ id }) => id === 'roblox');
    if (roblox) staff.elsewhere.editGame(roblox, { ...roblox, name: 'Roblox Z' });
    await save();
    expect(await card.findByText(word.conflict)).toBeVisible();
    expect(article).toHaveAccessibleName('Roblox Z');
    expect(card.getByLabelText(word.name)).toHaveValue('Roblox 2');
    await save();
    expect(await card.findByText(word.saved)).toBeVisible();
    expect(article).toHaveAccessibleName('Roblox 2');
  });

  it('that did not change are not written', async () => {
    const { card, save, staff, word } = await openDetails();
    await save();
    expect(card.getByText(word.same)).toBeVisible();
    expect(staff.asked('editGame')).toHaveLength(0);
  });
});

describe('the details of a game', () => {
  it.each([
    ['image', 'roblox.png', /no es una dirección de imagen/],
    ['image', 'http://fortnite-api.com/r.png', /no es una dirección de imagen/],
    ['path', 'https://example.com', /página de este sitio/],
    ['path', '//example.com', /página de este sitio/],
    ['path', '', /a qué página lleva/],
    ['path', '/GamesSettings', /no tiene esa página/],
    ['name', '<b>', /Quita los signos/],
    ['name', 'a'.repeat(61), /60 caracteres/],
  ] as const)('refuse the %s %j', async (field, text, problem) => {
    const { card, type, save, word } = await openDetails();
    await type(word[field], text);
    await save();
    expect(card.getByText(problem, { selector: 'p:not([id])' })).toBeVisible();
    expect(card.getByLabelText(word[field])).toBeInvalid();
  });

  it.each([
    ['image', 'https://fortnite-api.com/images/r.png'],
    ['path', '/roblox'],
    ['path', '/Faqs#prestamo'],
  ] as const)('take the %s %j', async (field, text) => {
    const { card, type, save, word } = await openDetails();
    await type(word[field], text);
    await save();
    expect(await card.findByText(word.saved)).toBeVisible();
  });

  it('of a game without a stored path begin with its calculator’s', async () => {
    const { user, word } = await openDetails();
    const card = within(screen.getByRole('article', { name: 'Minecraft' }));
    await user.click(card.getByRole('button'));
    await user.click(card.getByText(word.details));
    expect(await card.findByLabelText(word.path)).toHaveValue('/Minecraft');
  });

  it('keep the typed text while another tab is open, and when saving fails', async () => {
    const { type, user, word } = await openDetails();
    await type(word.name, 'Roblox 2');
    await user.click(screen.getByRole('link', { name: 'Promedios' }));
    await user.click(await screen.findByRole('link', { name: 'Valores' }));
    const card = within(await screen.findByRole('article', { name: 'Roblox' }));
    expect(await card.findByLabelText(word.name)).toBeVisible();
    expect(card.getByLabelText(word.name)).toHaveValue('Roblox 2');
  });

  it('doubt an image that does not come, and save it all the same', async () => {
    const { article, card, type, save, word } = await openDetails();
    await type(word.image, '/media/none.png');
    const form = card.getByLabelText(word.image).closest('form') as HTMLElement;
    await waitFor(() => expect(form.querySelector('img')).not.toBeNull());
    fireEvent.error(form.querySelector('img') as HTMLElement);
    expect(await card.findByText(/^La imagen no carga/)).toBeVisible();
    await save();
    expect(await card.findByText(word.saved)).toBeVisible();
    expect(article.querySelector('img')).toHaveAttribute('src', '/media/none.png');
  });

  it('say why they could not be saved', async () => {
    const { card, type, save, staff, word } = await openDetails();
    await type(word.name, 'Roblox 2');
    staff.fail('editGame', 'offline');
    await save();
    expect(await card.findByText(/^No hay conexión/)).toBeVisible();
    expect(card.getByText(/^Puede que ya se haya guardado/)).toBeVisible();
    expect(card.getByLabelText(word.name)).toHaveValue('Roblox 2');
  });
});
