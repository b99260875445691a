import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../../domain/calculator';
import { formatExact } from '../../../../domain/money';
import { changedRates, placeName, type RateFigures } from '../../../../domain/rates/rates';
import { useLanguage } from '../../../../i18n/use-language';
import { ChangePercent } from './change-percent';
import styles from './rate-changes.module.css';
import { rateLines } from './rate-lines';

/** The figures that differ between two versions: `Robux 0.0125 → 0.02 +60.0 %`. */
export function RateChanges({
  calculator,
  before,
  after,
}: {
  readonly calculator: Calculator;
  readonly before: RateFigures;
  readonly after: RateFigures;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const changes = changedRates(calculator, before, after);
  if (changes.length === 0) return <p className="muted">{t('rates.change.none')}</p>;
  const lines = new Map(rateLines(calculator, language, t).map((line) => [line.name, line]));
  return (
    <ul className={`${styles.changes} number`}>
      {changes.map((change) => {
        const name = placeName(change);
        return (
          <li key={name}>
            {lines.get(name)?.fullLabel} {formatExact(change.before)}{' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{t('rates.change.becomes')}</span>{' '}
            {formatExact(change.after)} <ChangePercent {...change} plain />
          </li>
        );
      })}
    </ul>
  );
}
