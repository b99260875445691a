import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchRoute, routes } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { calculators } from '../../src/games';
import { renderRoute } from '../support/render-app';

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('the application', () => {
  it('tells once that it answers, and goes without a word', async () => {
    const onReady = vi.fn(async () => {});
    const app = await renderRoute('/Faqs', { onReady });
    expect(onReady).toHaveBeenCalledTimes(1);
    app.unmount();
  });
});

describe('the addresses', () => {
  it('are those of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        ...calculators.map(({ path }) => path),
        '/Faqs',
        '/Registrado',
        '/registro',
        '/mail-register',
        '/Paradais',
        '/GamesSettings',
      ]),
    );
  });

  it.each([
    ['/Call-Of-Duty', '/Call-of-duty'],
    ['/roblox', '/Roblox'],
    ['/FAQS/', '/Faqs'],
    ['/no-such-page', '*'],
  ])('finds %s as %s', (typed, path) => {
    expect(matchRoute(typed).path).toBe(path);
  });

  it('have a video on calculators, sign-up, thanks and the FAQ, and nowhere else', () => {
    const withVideo = routes.filter(({ backdrop }) => backdrop !== 'none').map(({ path }) => path);
    expect(withVideo.sort()).toEqual(
      [
        ...calculators.map(({ path }) => path),
        paths.faq,
        paths.signUp,
        paths.signUpThanks,
        paths.requestReceived,
      ].sort(),
    );
  });
});

describe('every page', () => {
  const addresses = routes.map(({ path }) => (path === '*' ? '/no-such-page' : path));

  it.each(addresses.flatMap((path) => [[path, 'es'] as const, [path, 'en'] as const]))(
    '%s in %s has one title, one heading and words of its language',
    async (path, language) => {
      await renderRoute(path, { language });
      expect(document.documentElement).toHaveAttribute('lang', language);
      expect(document.title).toMatch(/LevelUp/);
      expect(meta('description')).toMatch(/^\p{Lu}.+\.$/u);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      // A key of the copy, but no e-mail address.
      expect(document.body.textContent).not.toMatch(/\{\{|[a-z]+\.[a-z]+\.[a-z]+(?![\w.]*@)/);
    },
  );
});

describe('the document’s head', () => {
  it('names the page’s address in each language', async () => {
    await renderRoute('/Roblox', { language: 'en' });
    const site = 'https://levelup.bancoaurora.example/Roblox';
    expect(document.title).toBe('Roblox calculator · LevelUp');
    expect(links('canonical')).toEqual([[null, `${site}?lang=en`]]);
    expect(links('alternate')).toEqual([
      ['es', site],
      ['en', `${site}?lang=en`],
      ['x-default', site],
    ]);
    expect(meta('robots')).toBeUndefined();
  });

  it.each([
    '/Solicitud',
    '/MisCuentas',
    '/MisDatos',
    '/Baja',
    '/Registrado',
    '/Paradais',
    '/GamesSettings',
    '/no-such-page',
  ])('keeps search engines away from %s', async (path) => {
    await renderRoute(path);
    expect(meta('robots')).toBe('noindex');
    expect(links('canonical')).toEqual([]);
  });
});

it('an address that does not exist says so and shows a way on', async () => {
  await renderRoute('/no-such-page');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(screen.getByRole('heading', { level: 1, name: 'Aquí no hay nada.' })).toBeVisible();
  expect(link('Ver las calculadoras')).toHaveAttribute('href', '/#videojuegos');
  expect(link('Ir al inicio')).toHaveAttribute('href', '/');
});
