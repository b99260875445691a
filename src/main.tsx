import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { backend } from './app/backend';
import { copyVariables } from './app/copy-variables';
import { keepAddressOnSite } from './app/hydration/own-address';
import { showTypeface } from './app/hydration/typeface';
import { Providers } from './app/providers';
import { matchRoute } from './app/routes';
import { createI18n, preferredLanguage, switchLanguage } from './i18n';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepAddressOnSite();
const i18n = createI18n(copyVariables);
const showLanguage = () => switchLanguage(i18n, preferredLanguage(window.location.search));
const ignoreMissingFile = () => {
  // Where a page needs the file, it says so once it renders, in Spanish.
};

/** The page answers to its visitor: only now is there time for anything else. */
const answering = () => {
  performance.mark('interactive');
  import('./app/hydration/after-hydration').then(
    ({ beginAfterwards }) => beginAfterwards(),
    ignoreMissingFile,
  );
  void showTypeface();
};

const product = (onReady: () => void) => (
  <Providers i18n={i18n} backend={backend}>
    <BrowserRouter>
      <App onReady={onReady} />
    </BrowserRouter>
  </Providers>
);

const prerendered = root.firstElementChild !== null;
const preloaded = matchRoute(window.location.pathname).page.preload();

if (prerendered) {
  await preloaded.catch(ignoreMissingFile);
  // The server wrote Spanish, so the page is taken over in Spanish; another language follows at
  // once and shows before anything else does (`awaiting-language`).
  // Without haste, so that React lets the browser breathe: not one long task, but many short ones.
  startTransition(() => {
    hydrateRoot(
      root,
      product(async () => {
        await showLanguage().catch(ignoreMissingFile);
        document.documentElement.classList.remove('awaiting-language');
        answering();
      }),
      { onRecoverableError: (error) => reportError(error) },
    );
  });
} else {
  await Promise.all([preloaded, showLanguage()]).catch(ignoreMissingFile);
  createRoot(root).render(product(answering));
}
