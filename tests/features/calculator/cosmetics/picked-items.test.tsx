import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCalculator } from '../render-calculator';

const item = (id: string, name: string, rarity: string, type?: string) => ({
  id,
  name,
  rarity: { value: rarity },
  images: { icon: '' },
  ...(type && { type: { value: type } }),
});

let data = [] as ReturnType<typeof item>[];

beforeEach(() => {
  data = [
    item('a', 'Omega', 'legendary', 'outfit'),
    item('b', 'Omega', 'legendary', 'spray'),
    item('c', 'Omega Bike', 'legendary', 'vehicle_wheel'),
    item('d', 'Peely', 'epic'),
  ];
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ data }) }));
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const page = await renderCalculator('fortnite');
  const search = screen.getByRole('combobox');
  const { user } = page;
  await user.click(search);
  await screen.findByText(/Catálogo/);
  const pickAll = async (typed: string) => {
    await user.clear(search);
    await user.type(search, typed);
    for (const option of screen.getAllByRole('option')) await user.click(option);
    await user.keyboard('{Escape}');
  };
  return { ...page, search, pickAll };
}

const remove = (name: string) => screen.queryAllByRole('button', { name: `Quitar ${name}` });

describe('items of one name', () => {
  it('are told apart by their type, among the results and among the picked ones', async () => {
    const { pickAll, user, search } = await open();
    await user.type(search, 'omega');
    const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'OmegaLegendario · Traje',
      'OmegaLegendario · Grafiti',
      'Omega BikeLegendario · vehicle_wheel',
    ]);
    await pickAll('omega');
    const [last, first] = remove('Omega');
    expect(first).toHaveAccessibleDescription('Legendario · Traje');
    expect(last).toHaveAccessibleDescription('Legendario · Grafiti');
  });

  it('show their rarity alone if the catalogue gives no type', async () => {
    const { user, search } = await open();
    await user.type(search, 'peely');
    expect(screen.getByText('Épico')).toBeVisible();
  });
});

describe('the picked items and the counts', () => {
  it('follow one another: a count of 0 leaves nothing picked', async () => {
    const { pickAll, user, field } = await open();
    await pickAll('omega');
    expect(screen.getByRole('heading', { name: 'Elegidos: 3' })).toBeVisible();
    await user.clear(field('Legendarios'));
    expect(screen.queryByRole('heading', { name: /Elegidos/ })).toBeNull();
    expect(screen.getByText('Todavía no has elegido ninguno.')).toBeVisible();
  });

  it('lose the last picked one first, and get it back while the count is typed', async () => {
    const { pickAll, user, field } = await open();
    await pickAll('omega');
    await user.clear(field('Legendarios'));
    await user.type(field('Legendarios'), '2');
    expect(screen.getByRole('heading', { name: 'Elegidos: 2' })).toBeVisible();
    expect(remove('Omega Bike')).toEqual([]);
    await user.type(field('Legendarios'), '5');
    expect(screen.getByRole('heading', { name: 'Elegidos: 3' })).toBeVisible();
  });

  it('stay within their own rarity', async () => {
    const { pickAll, user, field } = await open();
    await pickAll('omega');
    await pickAll('peely');
    await user.clear(field('Legendarios'));
    expect(screen.getByRole('heading', { name: 'Elegidos: 1' })).toBeVisible();
    expect(remove('Peely')).toHaveLength(1);
  });

  it('count one more for an item that is picked after its count was lowered', async () => {
    const { pickAll, user, field } = await open();
    await pickAll('bike');
    await user.clear(field('Legendarios'));
    await pickAll('bike');
    expect(field('Legendarios')).toHaveValue('1');
    await user.click(remove('Omega Bike')[0] as HTMLElement);
    expect(field('Legendarios')).toHaveValue('0');
    expect(remove('Omega Bike')).toEqual([]);
  });
});

it('one item alone is counted in the singular', async () => {
  data = [item('d', 'Peely', 'epic')];
  const { search, user } = await open();
  expect(await screen.findByText(/Catálogo completo: 1 artículo\./)).toBeVisible();
  await user.type(search, 'peely');
  expect(screen.getByText('1 artículo encontrado')).toBeInTheDocument();
});
