import { useTranslation } from 'react-i18next';
import type { Calculator } from '../../../domain/calculator';
import { type Rates, type RatesPublication, ratesOf } from '../../../domain/rates';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { ChangesSince, ReadChangesSince } from './changes-since';
import styles from './rates-news.module.css';
import type { KnownRates } from './use-rates';

/** Since when and why published rates are in force, and what they changed. */
export function RatesNews({
  calculator,
  rates,
  publication: { since, reason, previous },
  before,
}: {
  /** As the code has it. */
  readonly calculator: Calculator;
  readonly rates: Rates;
  readonly publication: RatesPublication;
  readonly before: KnownRates['before'];
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const known = [before, ratesOf(calculator)].find((one) => one?.version === previous);
  return (
    <section className={styles.ratesNews}>
      <h3 className={styles.title}>{t('calculator:rates.version', { version: rates.version })}</h3>
      <p className={styles.since}>
        {t('calculator:rates.since', {
          date: formatDate(since, 'date', language),
          time: formatDate(since, 'time', language),
        })}
      </p>
      <p className={styles.reason}>{reason[language]}</p>
      <p className={styles.changes}>{t('calculator:rates.whatChanged', { version: previous })}</p>
      {known ? (
        <ChangesSince calculator={calculator} before={known} after={rates} />
      ) : (
        <ReadChangesSince key={previous} calculator={calculator} version={previous} after={rates} />
      )}
    </section>
  );
}
