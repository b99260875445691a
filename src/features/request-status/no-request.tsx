import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { Icon } from '../../ui/art/icon';
import { Illustration } from '../../ui/art/illustration';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link';
import styles from './request-status-page.module.css';

/** This browser has no request yet: where one begins. */
export function NoRequest() {
  const { t } = useTranslation();
  return (
    <div className={styles.message}>
      <Illustration name="empty-tray" className={styles.art} />
      <Link className={buttonClass()} to={`${paths.home}#${anchors.games}`}>
        {t('status:page.noneAction')}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
