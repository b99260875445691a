import './ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { backend } from './app/backend';
import { copyVariables } from './app/copy-variables';
import { withstandForeignChanges } from './app/hydration/foreign-changes';
import { keepAddressOnSite } from './app/hydration/own-address';
import { showIcons } from './app/hydration/show-icons';
import { showTypeface } from './app/hydration/typeface';
import { Providers } from './app/providers';
import { matchRoute } from './app/routes';
import { createI18n, languageOf, preferredLanguage, switchLanguage } from './i18n';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

keepAddressOnSite();
withstandForeignChanges();
const i18n = createI18n(copyVariables);
const ignoreMissingFile = () => {
  // If a page needs the file, it says so once it renders, in Spanish.
};

/** Everything else waits until the page is interactive. */
const onInteractive = () => {
  performance.mark('interactive');
  showIcons();
  import('./app/hydration/after-hydration').then(
    ({ startAfterHydration }) => startAfterHydration(),
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
  // The page was prerendered in Spanish, so it hydrates in Spanish. Another language follows at once;
  // until then the page is hidden (`awaiting-language`).
  // As a transition, React hydrates in many short tasks instead of one long one.
  startTransition(() => {
    hydrateRoot(
      root,
      product(async () => {
        const language = preferredLanguage(window.location.search);
        const shown = switchLanguage(i18n, language).catch(ignoreMissingFile);
        // Spanish is there. Whoever waits lets React go on with the rest of the page first.
        if (language !== languageOf(i18n)) await shown;
        document.documentElement.classList.remove('awaiting-language');
        onInteractive();
      }),
      { onRecoverableError: (error) => reportError(error) },
    );
  });
} else {
  const shown = switchLanguage(i18n, preferredLanguage(window.location.search));
  await Promise.all([preloaded, shown]).catch(ignoreMissingFile);
  // The title of the empty page: React adds the real one.
  document.querySelector('title')?.remove();
  createRoot(root).render(product(onInteractive));
}
