import i18next from 'i18next';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

// The floor app: React, React Router and i18next around one heading. Its HTML is in references.ts.

const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({
  lng: 'es',
  resources: { es: { translation: { heading: 'Lo jugado cuenta.' } } },
  initAsync: false,
});

function Heading() {
  // The product's keys are typed; this page has a key of its own.
  const { t } = useTranslation() as { t: (key: string) => string };
  const { pathname } = useLocation();
  useEffect(() => {
    performance.mark('interactive');
  }, []);
  return (
    <h1>
      <Link to={pathname}>{t('heading')}</Link>
    </h1>
  );
}

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <Heading />
      </BrowserRouter>
    </I18nextProvider>,
  );
});
