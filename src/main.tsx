import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { copyVariables } from './app/copy-variables';
import { door } from './app/door';
import { measure } from './app/metrics';
import { watchMissingFiles } from './app/missing-file';
import { Providers } from './app/providers';
import { replayEarlyInput } from './app/replay';
import { matchRoute } from './app/routes';
import { createI18n, preferredLanguage, switchLanguage } from './i18n';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchMissingFiles();

const i18n = createI18n(copyVariables);
const showLanguage = () => switchLanguage(i18n, preferredLanguage(window.location.search));
const ignoreMissingFile = () => {
  // A file that cannot be fetched shows its own message once the page renders, in Spanish.
};

const product = (onReady: () => void) => (
  <Providers i18n={i18n} door={door}>
    <BrowserRouter>
      <App onReady={onReady} />
    </BrowserRouter>
  </Providers>
);

const prerendered = root.firstElementChild !== null;
const preloaded = matchRoute(window.location.pathname).preload();

if (prerendered) {
  await preloaded.catch(ignoreMissingFile);
  // The server wrote Spanish, so the page is taken over in Spanish; another language follows at
  // once and shows before anything else does (`awaiting-language`).
  hydrateRoot(
    root,
    product(async () => {
      await showLanguage().catch(ignoreMissingFile);
      document.documentElement.classList.remove('awaiting-language');
      replayEarlyInput();
    }),
    { onRecoverableError: (error) => reportError(error) },
  );
} else {
  await Promise.all([preloaded, showLanguage()]).catch(ignoreMissingFile);
  createRoot(root).render(product(() => {}));
}

measure();
