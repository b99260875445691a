import { useTranslation } from 'react-i18next';
import { difference, trend } from '../../../domain/market/market-value';
import { formatPlain } from '../../../domain/money';
import { Icon } from '../../../ui/art/icon';
import styles from './trend-mark.module.css';

/** How the last value compares with the one before: arrow, colour and difference, or "same". */
export function TrendMark({ values }: { readonly values: readonly number[] }) {
  const { t } = useTranslation();
  const direction = trend(values);
  if (direction === 'equal')
    return <span className={styles.trendMark}>{t('home:games.equal')}</span>;
  return (
    <span className={`${styles.trendMark} ${direction === 'up' ? styles.up : styles.down}`}>
      <Icon name="arrow-up" className={styles.arrow} />
      <span className="visually-hidden">{t(`home:games.${direction}`)} </span>
      {formatPlain(Math.abs(difference(values)) * 100)}
    </span>
  );
}
