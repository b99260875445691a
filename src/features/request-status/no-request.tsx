import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { Icon } from '../../ui/icon';
import { Illustration } from '../../ui/illustration';
import { Link } from '../../ui/link';

/** There is no request in this browser yet: where one begins. */
export function NoRequest() {
  const { t } = useTranslation();
  return (
    <div className="request-status__message">
      <Illustration name="empty-tray" className="request-status__art" />
      <Link className="btn" to={`${paths.home}#${anchors.games}`}>
        {t('status:page.noneAction')}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
