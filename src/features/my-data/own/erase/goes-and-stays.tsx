import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/art/icon';
import styles from './goes-and-stays.module.css';

const GOING = ['person', 'player', 'answers', 'rest'] as const;
const STAYING = ['value', 'dates', 'decision'] as const;

/** The erased data, and the data that the bank keeps without the person. */
export function GoesAndStays() {
  const { t } = useTranslation();
  return (
    <div className={styles.goesAndStays}>
      <div>
        <h3>{t('myData:erase.goes')}</h3>
        <ul className={styles.goes}>
          {GOING.map((what) => (
            <li key={what}>
              <Icon name="close" />
              {t(`myData:erase.going.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('myData:erase.stays')}</h3>
        <ul className={styles.stays}>
          {STAYING.map((what) => (
            <li key={what}>
              <Icon name="check" />
              {t(`myData:erase.staying.${what}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
