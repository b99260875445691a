import './trend-mark.css';
import { useTranslation } from 'react-i18next';
import { difference, trend } from '../../../domain/market-value';
import { formatPlain } from '../../../domain/money';
import { Icon } from '../../../ui/icon';

/** How the last value compares with the one before: arrow, colour and difference, or "same". */
export function TrendMark({ values }: { readonly values: readonly number[] }) {
  const { t } = useTranslation();
  const direction = trend(values);
  if (direction === 'equal') return <span className="trend-mark">{t('home:games.equal')}</span>;
  return (
    <span className={`trend-mark trend-mark--${direction}`}>
      <Icon name="arrow-up" className="trend-mark__arrow" />
      <span className="visually-hidden">{t(`home:games.${direction}`)} </span>
      {formatPlain(Math.abs(difference(values)) * 100)}
    </span>
  );
}
