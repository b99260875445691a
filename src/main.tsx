import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { copyVariables } from './app/copy-variables';
import { door } from './app/door';
import { measure } from './app/metrics';
import { watchMissingFiles } from './app/missing-file';
import { Providers } from './app/providers';
import { matchRoute } from './app/routes';
import { createI18n, preferredLanguage, switchLanguage } from './i18n';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchMissingFiles();

const i18n = createI18n(copyVariables);
await Promise.all([
  matchRoute(window.location.pathname).preload(),
  switchLanguage(i18n, preferredLanguage(window.location.search)),
]).catch(() => {
  // A file that cannot be fetched shows its own message once the page renders, in Spanish.
});

createRoot(root).render(
  <Providers i18n={i18n} door={door}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>,
);

measure();
