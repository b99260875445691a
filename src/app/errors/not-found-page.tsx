import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { anchors, paths } from '../../config/paths';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/button/link';
import { MessagePage } from './message-page';

/** Mail filters and chats write the `#` before a code as `%23`, or that once more. */
const NUMBER_SIGN = /%(?:25)*23/i;

/** The page of an unknown address. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [path = '', code] = pathname.split(NUMBER_SIGN);
  if (code !== undefined) return <Navigate to={{ pathname: path, search, hash: code }} replace />;
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
        {t('shell:home')}
      </Link>
    </MessagePage>
  );
}
