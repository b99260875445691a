import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { copyVariables } from '../../src/app/copy-variables';
import { ErrorScreen } from '../../src/app/errors/error-screen';
import { missingFile } from '../../src/app/errors/missing-file';
import { MissingFileError } from '../../src/app/fetch-first';
import { createI18n, switchLanguage } from '../../src/i18n';
import { MainContent } from '../../src/ui/page/main-content';

let failure: unknown;
function Page() {
  if (failure !== undefined) throw failure;
  return <p>The page</p>;
}

async function show(thrown: unknown) {
  failure = thrown;
  // React reports errors that an error screen catches; these tests expect them.
  vi.mocked(console.error).mockImplementation(() => {});
  const i18n = createI18n(copyVariables);
  await switchLanguage(i18n, 'es');
  const screenAt = (page: string) => (
    <I18nextProvider i18n={i18n} defaultNS="copy">
      <ErrorScreen page={page} bringsMain={false}>
        <Page />
      </ErrorScreen>
    </I18nextProvider>
  );
  const { rerender } = render(screenAt('/'));
  return { goTo: (page: string) => rerender(screenAt(page)) };
}

describe('a page that fails to render', () => {
  it('shows the specified title, a retry and a way home', async () => {
    await show(new Error('broken'));
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  });

  it('is shown again on a retry', async () => {
    await show(new Error('broken'));
    failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('has the focus that the pressed control had', async () => {
    failure = undefined;
    vi.mocked(console.error).mockImplementation(() => {});
    function Broken() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Send
        </button>
      );
    }
    render(
      <MainContent>
        <ErrorScreen page="/" bringsMain={false}>
          <Broken />
        </ErrorScreen>
      </MainContent>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not keep other pages from being shown', async () => {
    const { goTo } = await show(new Error('broken'));
    failure = undefined;
    goTo('/Faqs');
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('may have thrown nothing at all', async () => {
    await show(null);
    expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
  });
});

describe('a page whose file cannot be fetched', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/faq.js');

  it('offers to load the new release, at an address without an anchor', async () => {
    history.replaceState(null, '', '/Roblox?lang=es#main');
    await show(gone);
    expect(screen.getByRole('alert')).toHaveTextContent('Hay una versión nueva');
    expect(screen.getByRole('link', { name: 'Volver a cargar' })).toHaveAttribute(
      'href',
      '/Roblox?lang=es',
    );
  });

  it('says that the connection is gone when it is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(gone);
    expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
  ])('is told by what browsers say: %s', (message) => {
    expect(missingFile(new Error(message))).toBe('newRelease');
  });

  it('is not told by any other failure', () => {
    expect(missingFile(new Error('Load failed'))).toBeUndefined();
  });

  it.each([
    ['outdated', 'Hay una versión nueva'],
    ['offline', 'Sin conexión'],
    ['blocked', /bloqueador de anuncios: apágalo.*llama al 809-555-0142, opción 9/],
  ] as const)('says why the file did not come: %s', async (code, words) => {
    await show(new MissingFileError(code));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
