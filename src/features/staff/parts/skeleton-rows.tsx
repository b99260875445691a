import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from './skeleton-rows.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A placeholder for a list that is being read. */
export function SkeletonRows() {
  const { t } = useTranslation('staff');
  return (
    <div className={styles.rows}>
      <span className="visually-hidden">{t('loading')}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.one} />
      ))}
    </div>
  );
}
