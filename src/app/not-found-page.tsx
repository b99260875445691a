import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';

/** The page of an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <section className="wrap message-page">
      <h1 className="display">{t('errors.notFound.title')}</h1>
      <p className="lead">{t('errors.notFound.text')}</p>
      <Link className="btn" to={paths.home}>
        {t('errors.notFound.home')}
      </Link>
    </section>
  );
}
