import { useTranslation } from 'react-i18next';
import type { Millicents } from '../../../../domain/money';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import styles from './change-percent.module.css';
import { formatChange, percentChange } from './percent';

/** The difference of a figure to the one before, in per cent, with an arrow. */
export function ChangePercent({
  before,
  after,
  plain = false,
}: {
  readonly before: Millicents;
  readonly after: Millicents;
  /** Without the arrow, inside a sentence. */
  readonly plain?: boolean;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (before === after) return <span className="muted">{t('rates.change.equal')}</span>;
  const percent = percentChange(before, after);
  return (
    <b className={`${styles.percent} number`} data-direction={after > before ? 'up' : 'down'}>
      {!plain && <Icon name="arrow-up" />}
      {percent === undefined ? t('rates.change.fromZero') : formatChange(percent, language)}
    </b>
  );
}
