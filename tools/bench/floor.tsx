import i18next from 'i18next';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';

// The floor app: React, React Router and i18next around one heading. Its HTML is in references.ts.

void i18next.use(initReactI18next).init({
  lng: 'es',
  resources: { es: { translation: { heading: 'Lo jugado cuenta.' } } },
  initAsync: false,
});

function Heading() {
  // The product's keys are typed; this page has its own key.
  const { t } = useTranslation() as { t: (key: string) => string };
  const { pathname } = useLocation();
  useEffect(() => void performance.mark('interactive'), []);
  return (
    <h1>
      <Link to={pathname}>{t('heading')}</Link>
    </h1>
  );
}

const root = document.getElementById('root') as HTMLElement;
const app = (
  <BrowserRouter>
    <Heading />
  </BrowserRouter>
);
startTransition(() => void hydrateRoot(root, app));
