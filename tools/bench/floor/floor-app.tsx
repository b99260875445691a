import i18next from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

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

/** React, React Router and i18next around one heading: no React page can be interactive earlier. */
export const FloorApp = () => (
  <I18nextProvider i18n={i18n}>
    <Heading />
  </I18nextProvider>
);
