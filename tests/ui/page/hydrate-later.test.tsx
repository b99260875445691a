import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { copyVariables } from '../../../src/app/copy-variables';
import { createI18n, switchLanguage } from '../../../src/i18n';
import { copy } from '../../../src/i18n/en';
import { HydrateLater } from '../../../src/ui/page/hydrate-later';

const Sentence = () => <p>{useTranslation().t('shell:nav.home')}</p>;

function Page({ onInteractive }: { readonly onInteractive: () => void }) {
  useEffect(onInteractive, [onInteractive]);
  return (
    <>
      <Sentence />
      <HydrateLater>
        <Sentence />
        <HydrateLater>
          <Sentence />
        </HydrateLater>
      </HydrateLater>
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('a language chosen at once waits until the parts below are hydrated', async () => {
  // React hydrates the page at its own response time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const i18n = createI18n(copyVariables);
  for (const [namespace, sentences] of Object.entries(copy))
    i18n.addResourceBundle('en', namespace, sentences);
  const page = (onInteractive: () => void) => (
    <I18nextProvider i18n={i18n}>
      <Page onInteractive={onInteractive} />
    </I18nextProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(() => {}));
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(
    container,
    page(() => void switchLanguage(i18n, 'en')),
    { onRecoverableError },
  );
  await waitFor(() => expect(screen.getAllByText('HOME')).toHaveLength(3));
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
