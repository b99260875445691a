import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link';
import { MessagePage } from './message-page';

/** The page of an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      art="lost-cartridge"
      title={t('errors:notFound.title')}
      text={t('errors:notFound.text')}
    >
      <Link className={buttonClass()} to={`${paths.home}#${anchors.games}`}>
        {t('errors:notFound.games')}
      </Link>
      <Link className="link" to={paths.home}>
        {t('errors:notFound.home')}
      </Link>
    </MessagePage>
  );
}
