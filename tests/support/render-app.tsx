import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n } from 'i18next';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../src/app/app';
import { copyVariables } from '../../src/app/copy-variables';
import { Providers } from '../../src/app/providers';
import { matchRoute } from '../../src/app/routes';
import { createLazyBackend } from '../../src/data/backend-provider';
import { BackendError } from '../../src/data/errors';
import type { Language } from '../../src/domain/language';
import { createI18n, loadStaffCopy, switchLanguage } from '../../src/i18n';
import type { InMemoryBackend } from './in-memory-backend';

interface Options {
  readonly language?: Language;
  /** Without one, loading the backend fails with `offline`. */
  readonly backend?: InMemoryBackend;
  /** The earlier addresses of the visitor, oldest first. */
  readonly history?: readonly string[];
  readonly onReady?: () => void;
}

/** The real app in a test: its container, the user and the current address. */
export interface RenderedApp extends ReturnType<typeof render> {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly i18n: i18n;
  /** Path, query and hash that the router shows now. */
  readonly address: () => string;
  /** Does the same as the browser's back button. */
  readonly back: () => Promise<void>;
}

function Address({ tell }: { readonly tell: (address: string, goBack: () => void) => void }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  tell(`${pathname}${search}${hash}`, () => void navigate(-1));
  return null;
}

/** Renders the real app at an address and waits until its page and copy have loaded. */
export async function renderRoute(
  path: string,
  { language = 'es', backend, history = [], onReady = () => {} }: Options = {},
): Promise<RenderedApp> {
  const i18n = createI18n(copyVariables);
  const route = matchRoute(new URL(path, 'http://localhost').pathname);
  await Promise.all([
    route.page.preload(),
    switchLanguage(i18n, language),
    ...(route.chrome ? [] : [loadStaffCopy(i18n, language)]),
  ]);
  const lazyBackend = createLazyBackend(async (session) => {
    if (!backend) throw new BackendError('offline');
    return backend.publishTo(session);
  });

  let address = path;
  let goBack = () => {};
  const onAddress = (shown: string, leave: () => void) => {
    address = shown;
    goBack = leave;
  };

  const rendered = await act(async () =>
    render(
      <Providers i18n={i18n} backend={lazyBackend}>
        <MemoryRouter initialEntries={[...history, path]} initialIndex={history.length}>
          <App onReady={onReady} />
          <Address tell={onAddress} />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return {
    ...rendered,
    user: userEvent.setup({ delay: null }),
    i18n,
    address: () => address,
    back: () => act(async () => goBack()),
  };
}
