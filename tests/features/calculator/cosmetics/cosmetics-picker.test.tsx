import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { said } from '../../../support/said';
import { renderCalculator } from '../render-calculator';

const LIVE_URL = import.meta.env.VITE_COSMETICS_URL;

const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'marvel', 'starwars'];

/** As many items as the real list has, in its shape. */
const LIVE = {
  data: Array.from({ length: 12_000 }, (_, number) => ({
    id: `live-${number}`,
    name: number === 77 ? 'Renegade Raider' : `Item ${number}`,
    images: { icon: '' },
    rarity: { value: RARITIES[number % RARITIES.length] },
    type: { value: 'outfit' },
  })),
};

const SHIPPED = {
  data: [
    { id: 'a', name: 'Omega', rarity: { value: 'legendary' }, images: { icon: '' } },
    { id: 'b', name: 'Peely', rarity: { value: 'epic' }, images: { icon: '' } },
  ],
};

const answers = { live: true, shipped: true };

beforeEach(() => {
  Object.assign(answers, { live: true, shipped: true });
  vi.stubGlobal('fetch', async (address: string) => {
    const isLive = address === LIVE_URL;
    if (!(isLive ? answers.live : answers.shipped)) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => (isLive ? LIVE : SHIPPED) };
  });
});
afterEach(() => vi.unstubAllGlobals());

// Reading 12,000 items takes a moment on a busy machine.
const liveCatalogue = () => screen.findByText(/Catálogo completo/);

async function open() {
  const page = await renderCalculator('fortnite');
  const search = screen.getByRole('combobox', { name: 'Nombre, rareza o serie' });
  return { ...page, search };
}

describe('the Fortnite picker', () => {
  it('asks for no catalogue until it is used', async () => {
    const asked = vi.fn(fetch);
    vi.stubGlobal('fetch', asked);
    const { user, search } = await open();
    expect(asked).not.toHaveBeenCalled();
    await user.click(search);
    expect(await liveCatalogue()).toHaveTextContent('12,000 artículos');
  });

  it('searches 12,000 items, shows some and counts the others', async () => {
    const { user, search } = await open();
    await user.click(search);
    await liveCatalogue();
    await user.type(search, 'item 1');
    expect(screen.getAllByRole('option')).toHaveLength(20);
    expect(screen.getByText(/más: sigue escribiendo/)).toBeVisible();
    await user.type(search, '1999');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('counts a picked item under its rarity, and takes it back on removal, with undo', async () => {
    const { user, search, field } = await open();
    await user.click(search);
    await liveCatalogue();
    await user.type(search, 'renegade{Enter}');
    expect(field('Comunes')).toHaveValue('1');
    expect(screen.getByText('Añadiste Renegade Raider.')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Quitar Renegade Raider' }));
    expect(field('Comunes')).toHaveValue('0');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(field('Comunes')).toHaveValue('1');
  });

  it('works by keyboard: down, Enter, Escape, and Enter estimates once nothing is looked for', async () => {
    const { user, search, field } = await open();
    await user.click(search);
    await liveCatalogue();
    await user.type(search, 'item 700');
    await user.keyboard('{ArrowDown}{Enter}');
    const picked = screen.getAllByRole('option')[1];
    expect(picked).toHaveAttribute('aria-selected', 'true');
    expect(search).toHaveAttribute('aria-activedescendant', picked?.id);
    await user.keyboard('{Escape}');
    expect(search).toHaveAttribute('aria-expanded', 'false');
    await user.clear(search);
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^Valor estimado: US\$/)).toBeInTheDocument();
    expect(field('Comunes')).toHaveValue('1');
  });

  it('gives the focus to the next item when one is taken away, and to it when that is undone', async () => {
    const { user, search } = await open();
    await user.click(search);
    await liveCatalogue();
    for (const number of [700, 800, 900]) {
      await user.clear(search);
      await user.type(search, `item ${number}{Enter}`);
    }
    const remove = (number: number) =>
      screen.getByRole('button', { name: `Quitar Item ${number}` });
    // The last picked is the first.
    await user.click(remove(800));
    expect(remove(700)).toHaveFocus();
    expect(said()).toContain('Quitaste Item 800.');
    await user.keyboard('{Enter}');
    expect(remove(900)).toHaveFocus();
    await user.keyboard('{Enter}');
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(remove(900)).toHaveFocus();
  });

  it('keeps the picked items across a reload', async () => {
    const first = await open();
    await first.user.click(first.search);
    await liveCatalogue();
    await first.user.type(first.search, 'renegade{Enter}');
    first.unmount();
    const again = await open();
    expect(screen.getByRole('button', { name: 'Quitar Renegade Raider' })).toBeVisible();
    expect(again.field('Comunes')).toHaveValue('1');
  });

  it('uses the shipped catalogue if the live one cannot be reached, and says so', async () => {
    answers.live = false;
    const { user, search } = await open();
    await user.click(search);
    expect(
      await screen.findByText(
        'Catálogo reducido: 2 artículos. Si falta uno, anota la cantidad abajo.',
      ),
    ).toBeVisible();
    await user.type(search, 'ome');
    const [omega] = screen.getAllByRole('option');
    if (!omega) throw new Error('no option');
    expect(within(omega).getByText('Legendario')).toBeVisible();
  });

  it('says when there is no catalogue at all, and tries again', async () => {
    Object.assign(answers, { live: false, shipped: false });
    const { user, search } = await open();
    await user.click(search);
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    expect(screen.getByText(/No pudimos cargar el catálogo/)).toBeVisible();
    Object.assign(answers, { live: true, shipped: true });
    await user.click(retry);
    expect(await liveCatalogue()).toBeVisible();
  });

  it('stays open until a click elsewhere is over, and closes on Tab', async () => {
    const { user, search, field } = await open();
    await user.click(search);
    await liveCatalogue();
    const list = screen.getByRole('listbox');
    // Closing moves the elements below: pressing must not make the click miss.
    await user.pointer({ keys: '[MouseLeft>]', target: field('Comunes') });
    expect(list).toBeVisible();
    await user.pointer('[/MouseLeft]');
    expect(list).not.toBeVisible();
    await user.click(search);
    expect(list).toBeVisible();
    await user.tab();
    expect(list).not.toBeVisible();
  });

  it.each(['legendaria', 'LEGENDARY', 'marvel', 'star wars'])('finds by %s', async (typed) => {
    const { user, search } = await open();
    await user.click(search);
    await liveCatalogue();
    await user.type(search, typed);
    expect(screen.getAllByRole('option')).toHaveLength(20);
    expect(screen.getByText('Hay 1,694 más: sigue escribiendo.')).toBeVisible();
  });

  it('says when nothing has that name', async () => {
    const { user, search } = await open();
    await user.click(search);
    await liveCatalogue();
    await user.type(search, 'zzzz');
    expect(screen.getByText(/Ningún artículo de este catálogo coincide/)).toBeVisible();
  });
});
