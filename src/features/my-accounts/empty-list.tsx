import { useTranslation } from 'react-i18next';
import { anchors, paths } from '../../config/paths';
import { Illustration } from '../../ui/art/illustration';
import { buttonClass } from '../../ui/button/button';
import { Link } from '../../ui/link';
import styles from './empty-list.module.css';

/** Invites to calculate while nothing is kept. */
export function EmptyList() {
  const { t } = useTranslation();
  return (
    <section className={styles.emptyList}>
      <Illustration name="empty-tray" className={styles.art} />
      <div>
        <h2 className={styles.title}>{t('accounts:emptyTitle')}</h2>
        <p>{t('accounts:empty')}</p>
        <Link className={buttonClass()} to={`${paths.home}#${anchors.games}`}>
          {t('accounts:calculate')}
        </Link>
      </div>
    </section>
  );
}
