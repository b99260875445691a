import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../../src/domain/estimate';
import type { MarketGame } from '../../../src/domain/market/market-value';
import { formatDollars, formatExact } from '../../../src/domain/money';
import { SAMPLE } from '../../../src/features/home/hero/hero-art';
import styles from '../../../src/features/home/shelf/trend-mark.module.css';
import { calculators, findCalculator } from '../../../src/games';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

const shelf = () => within(document.getElementById('videojuegos') ?? document.body);
const card = (name: string) => shelf().getByRole('link', { name: new RegExp(`^${name}\\b`) });
const cards = () =>
  shelf()
    .getAllByRole('link')
    .map((link) => link.textContent);

const game = (id: string, values: number[], image = ''): MarketGame => ({
  id,
  name: findCalculator(id)?.name ?? id,
  values,
  image,
  path: '',
});

describe('home', () => {
  it('names the sections that links jump to by their headings', async () => {
    await renderRoute('/');
    const sections = ['home', 'info', 'videojuegos'].map((id) => document.getElementById(id));
    expect(sections.map((one) => one?.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1']);
    for (const name of ['Lo jugado cuenta.', 'Tres pasos, un recibo.', 'Elige tu cartucho.'])
      expect(sections).toContain(screen.getByRole('region', { name }));
  });

  it('says what the product does and leads on', async () => {
    await renderRoute('/');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(screen.getByRole('heading', { level: 1, name: 'Lo jugado cuenta.' })).toBeVisible();
    expect(link('Calcular valor')).toHaveAttribute('href', '/#videojuegos');
    expect(link('Aprende más')).toHaveAttribute('href', '/Faqs');
  });

  it('draws a receipt that is right at the specified rates', () => {
    const roblox = findCalculator(SAMPLE.gameId);
    if (!roblox) throw new Error('no Roblox');
    const { lines, value } = estimate(roblox, SAMPLE.answers);
    expect(
      lines.filter(({ subtotal }) => subtotal > 0).map((line) => formatExact(line.subtotal)),
    ).toEqual(SAMPLE.lines.map(([, amount]) => amount));
    expect(formatDollars(value)).toBe(SAMPLE.value);
  });
});

describe('the games', () => {
  it('come in the order of the catalogue, each leading to its calculator, Rocket League last', async () => {
    await renderRoute('/');
    expect(cards()).toHaveLength(calculators.length);
    for (const { name, path } of calculators) {
      expect(card(name)).toHaveAttribute('href', path);
    }
    expect(cards().at(-1)).toBe('Rocket League Aún sin valor de mercado');
  });

  it.each([
    ['Call Of Duty Mobile', 'US$100.00', 'Bajó 50.00'],
    ['Clash of Clans', 'US$151.00', 'Subió 1.00'],
    ['League of Legends', 'US$150.00', 'Igual'],
    ['Pokemon Go', 'US$148.00', 'Bajó 2.00'],
    ['Free Fire', 'US$300.00', 'Subió 150.00'],
  ])('%s shows its default value %s and %s', async (name, value, trend) => {
    await renderRoute('/');
    expect(card(name)).toHaveTextContent(`${name} ${value} ${trend}`);
  });

  it.each([
    ['Call Of Duty Mobile', 'US$100.00', /^Bajó 50\.00/],
    ['League of Legends', 'US$150.00', /^Igual/],
    ['Free Fire', 'US$300.00', /^Subió 150\.00/],
    ['Rocket League', 'Aún sin valor de mercado', /^$/],
  ])('are heard by game and value, and described by the rest: %s', async (name, value, rest) => {
    await renderRoute('/');
    const link = shelf().getByRole('link', { name: `${name} ${value}` });
    expect(link).toHaveAccessibleDescription(rest);
  });

  it('say before the first that a value enters no estimate', async () => {
    await renderRoute('/');
    const said = shelf().getByText(
      'El precio de cada juego es su valor de mercado. No entra en el cálculo de tu cuenta.',
    );
    expect(said).toBeVisible();
    expect(said.compareDocumentPosition(card('Call Of Duty Mobile'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('mark a rise and a fall by an arrow and a colour, and an equal value by neither', async () => {
    await renderRoute('/');
    const mark = (name: string) => card(name).querySelector(`.${styles.trendMark}`);
    expect(mark('Minecraft')).toHaveClass(styles.up ?? '');
    expect(mark('Minecraft')?.querySelector('svg')).toBeInTheDocument();
    expect(mark('Pokemon Go')).toHaveClass(styles.down ?? '');
    expect(mark('League of Legends')?.className).toBe(styles.trendMark);
    expect(mark('League of Legends')?.querySelector('svg')).toBeNull();
  });

  it('show the bank’s values once they are read, with their history, reason and date', async () => {
    const backend = createInMemoryBackend({
      games: [
        {
          ...game('fortnite', [150, 151, 149, 160]),
          lastChange: {
            index: 3,
            value: 160,
            previous: 149,
            reason: { es: 'Nueva temporada', en: 'New season' },
            author: 'staff',
            changedAt: new Date('2026-11-12T00:00-04:00'),
          },
        },
        game('roblox', [150, 155]),
      ],
    });
    const { user } = await renderRoute('/', { backend });
    expect(card('Fortnite')).toHaveTextContent('US$151.00');
    await user.click(document.body);
    expect(await screen.findByText('Valores al día')).toBeVisible();
    expect(card('Fortnite')).toHaveTextContent('US$160.00 Subió 11.00');
    expect(await screen.findByText(/^Nueva temporada\. 12 nov/)).toBeVisible();
    expect(
      screen.getByRole('img', {
        name: 'Valores, del más antiguo al más reciente: US$150.00, US$151.00, US$149.00, US$160.00',
      }),
    ).toBeVisible();
    expect(card('Minecraft')).toHaveTextContent('US$300.00');
  });

  it('give the reason in the visitor’s language', async () => {
    const backend = createInMemoryBackend({
      games: [
        {
          ...game('fortnite', [150, 151, 149]),
          lastChange: {
            index: 2,
            value: 149,
            previous: 151,
            reason: { es: '¿Fin de temporada?', en: 'End of season?' },
            author: 'staff',
            changedAt: new Date('2026-11-12T00:00-04:00'),
          },
        },
      ],
    });
    const { user } = await renderRoute('/', { backend, language: 'en' });
    await user.click(document.body);
    expect(await screen.findByText('End of season? Nov 12, 2026')).toBeVisible();
  });

  it('keep the default values, marked as possibly old, when they cannot be read; a retry reads again', async () => {
    const backend = createInMemoryBackend({ games: [game('fortnite', [150, 170])] });
    backend.fail('listGames', 'offline');
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    expect(await screen.findByText(/Estos pueden estar desactualizados/)).toBeVisible();
    expect(card('Fortnite')).toHaveTextContent('US$151.00');
    backend.recover('listGames');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('Valores al día')).toBeVisible();
    expect(card('Fortnite')).toHaveTextContent('US$170.00');
  });

  it('keep the default list when the bank has none', async () => {
    const backend = createInMemoryBackend({ games: [] });
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    await waitFor(() => expect(backend.calls('listGames')).toBe(1));
    expect(screen.getByText('Valores de referencia')).toBeVisible();
    expect(card('Fortnite')).toHaveTextContent('US$151.00');
  });

  it('are read again when the visitor comes back to the page', async () => {
    const backend = createInMemoryBackend({ games: [game('fortnite', [150, 170])] });
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    await screen.findByText('Valores al día');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(backend.calls('listGames')).toBe(2);
  });

  it('show the picture that staff stored, and the emblem when it is missing or unsafe', async () => {
    const backend = createInMemoryBackend({
      games: [
        game('fortnite', [150, 151], 'https://fortnite-api.com/fortnite.png'),
        game('roblox', [150, 155], 'https://images.example/roblox.png'),
      ],
    });
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    await screen.findByText('Valores al día');
    const picture = card('Fortnite').querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://fortnite-api.com/fortnite.png');
    expect(card('Roblox').querySelector('img')).toBeNull();
    await act(async () => void picture?.dispatchEvent(new Event('error')));
    expect(card('Fortnite').querySelector('img')).toBeNull();
    expect(card('Fortnite').querySelector('use')).toBeInTheDocument();
  });

  it('carry the stored name and lead to the stored path, on this site only', async () => {
    const backend = createInMemoryBackend({
      games: [
        { ...game('fortnite', [150, 151]), name: 'Fortnite OG', path: '/Roblox' },
        { ...game('roblox', [150, 155]), name: '', path: '//evil.example' },
      ],
    });
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    await screen.findByText('Valores al día');
    expect(card('Fortnite OG')).toHaveAttribute('href', '/Roblox');
    expect(card('Roblox')).toHaveAttribute('href', '/Roblox');
  });

  it('are marked one by one where a record cannot be read', async () => {
    const old = /No pudimos cargar el valor de hoy/;
    const games = [game('fortnite', [150, 170])];
    const backend = createInMemoryBackend({ games, unreadable: ['roblox'] });
    const { user } = await renderRoute('/', { backend });
    await user.click(document.body);
    expect(await screen.findByText('Valores al día')).toBeVisible();
    expect(card('Fortnite')).toHaveTextContent('US$170.00');
    expect(card('Roblox')).toHaveTextContent('US$155.00');
    expect(card('Roblox')).toHaveTextContent(old);
    expect(screen.getAllByText(old)).toHaveLength(1);
  });
});
