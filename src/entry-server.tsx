import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { copyVariables } from './app/copy-variables';
import { door } from './app/door';
import { Providers } from './app/providers';
import { matchRoute } from './app/routes';
import { createI18n } from './i18n';

/** The Spanish markup of a public address, as the browser will hydrate it. */
export async function renderPage(path: string): Promise<string> {
  await matchRoute(path).preload();
  return renderToString(
    <Providers i18n={createI18n(copyVariables)} door={door}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}
