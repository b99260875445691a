import { join } from 'node:path';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { backend } from './app/backend';
import { copyVariables } from './app/copy-variables';
import { pageHead } from './app/head/page-head';
import { SocialElements } from './app/head/social-elements';
import { PreHydrationMessages } from './app/hydration/pre-hydration/pre-hydration-messages';
import { Providers } from './app/providers';
import { type AppRoute, matchRoute, routes } from './app/routes';
import { createI18n } from './i18n';

/** What staff need as well before they can work: the bank, their words and the first tab. */
const staffParts = [
  'src/data/firebase/index.ts',
  'src/data/firebase/staff/index.ts',
  'src/i18n/es/staff/index.ts',
  'src/features/staff/values/values-tab.tsx',
];

/** The pages that are prerendered, by their key in the copy, and the files that are fetched with each. */
const modules: Partial<Record<AppRoute['meta'], readonly string[]>> = {
  home: ['src/features/home/home-page.tsx'],
  calculator: ['src/features/calculator/calculator-page.tsx'],
  faq: ['src/features/faq/faq-page.tsx'],
  privacy: ['src/features/privacy/privacy-page.tsx'],
  loan: ['src/app/loan-route.tsx'],
  signUp: ['src/features/sign-up/sign-up-page.tsx'],
  staffSignIn: ['src/features/staff/shell/sign-in/staff-sign-in-page.tsx'],
  staff: ['src/features/staff/staff-page.tsx', ...staffParts],
};

/** Every address that is prerendered, with the files of its code. */
export const prerenderedPages = routes.flatMap(({ path, meta, game }) => {
  const ofPage = modules[meta];
  if (!ofPage) return [];
  const ofGame = game ? [join('src/games', game.file)] : [];
  const parts = [
    game?.picksCosmetics && 'src/features/calculator/cosmetics/cosmetics-picker.tsx',
    game?.provesAccounts && 'src/features/calculator/proof/proof-panel.tsx',
  ].filter((part) => typeof part === 'string');
  return [{ path, modules: [...ofPage, ...ofGame, ...parts] }];
});

/** Every path of the product. */
export const allPaths = routes.map(({ path }) => path);

/**
 * Renders an address: the Spanish markup that the browser hydrates, the head, and the messages that
 * the page can show before hydration.
 */
export async function renderPage(
  path: string,
): Promise<{ markup: string; head: string; messages: string }> {
  const route = matchRoute(path);
  await route.page.preload();
  const i18n = createI18n(copyVariables);
  const rendered = renderToString(
    <Providers i18n={i18n} backend={backend}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  // React writes the elements of the head first, before the page itself.
  const start = rendered.indexOf('<div');
  return {
    markup: rendered.slice(start),
    head:
      rendered.slice(0, start) +
      renderToStaticMarkup(<SocialElements {...pageHead(route, 'es', i18n.t)} />),
    messages: renderToStaticMarkup(<PreHydrationMessages />),
  };
}
