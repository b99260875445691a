import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/art/icon';
import styles from './reading-key.module.css';
import trendMarkStyles from './trend-mark.module.css';

const DIRECTIONS = [
  ['up', trendMarkStyles.up],
  ['down', trendMarkStyles.down],
] as const;

/** How to read the values of the shelf. */
export function ReadingKey() {
  const { t } = useTranslation();
  return (
    <div className={`${styles.readingKey} torn`}>
      <h3 className={styles.title}>{t('home:key.title')}</h3>
      <p>{t('home:key.text')}</p>
      <ul className={styles.list}>
        {DIRECTIONS.map(([direction, look]) => (
          <li key={direction}>
            {t(`home:key.${direction}`)}
            <span className={`${trendMarkStyles.trendMark} ${look}`} aria-hidden="true">
              <Icon name="arrow-up" className={trendMarkStyles.arrow} />
            </span>
          </li>
        ))}
        <li>
          {t('home:key.equal')}
          <span className={trendMarkStyles.trendMark} aria-hidden="true">
            {t('home:games.equal')}
          </span>
        </li>
      </ul>
    </div>
  );
}
