import { useTranslation } from 'react-i18next';
import type { LoanExample } from '../../domain/loan/example';
import { formatLoanAmount, formatRate, type LoanTerms } from '../../domain/loan/terms';
import { formatYearlyCost } from '../../domain/loan/yearly-cost';
import { formatPlain } from '../../domain/money';
import { useLanguage } from '../../i18n/use-language';
import styles from './example-receipt.module.css';

/** What a loan would cost in all, as the machine prints it. It says that it is an example. */
export function ExampleReceipt({
  terms,
  example,
}: {
  readonly terms: LoanTerms;
  readonly example: LoanExample;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { lowestRate, highestRate } = terms;
  const { months, instalments, instalment } = example;
  const last = instalments.at(-1)?.payment ?? instalment;
  const rateWords =
    lowestRate === highestRate
      ? t('loan:fixed')
      : t('loan:range', {
          low: formatRate(lowestRate, language),
          high: formatRate(highestRate, language),
        });
  const rows = [
    { label: t('loan:principal'), amount: example.amount },
    { label: t('loan:interest'), amount: example.interest },
    ...(example.insurance > 0
      ? [{ label: t('loan:insurance', { count: months }), amount: example.insurance }]
      : []),
    ...(example.opening > 0
      ? [
          {
            label: terms.openingRate
              ? t('loan:openingRate', { rate: formatRate(terms.openingRate, language) })
              : t('loan:opening'),
            amount: example.opening,
          },
        ]
      : []),
  ];
  return (
    <div className={`${styles.paper} torn number`}>
      <div className={styles.head}>
        <h2 className="title-l no-break">{t('loan:instalments', { count: months })}</h2>
        <span>{t('loan:example')}</span>
      </div>
      <p className={styles.monthly}>
        <span>{t('loan:eachMonth')}</span>
        <b>{formatLoanAmount(example.monthly)}</b>
        {terms.insurance > 0 && (
          <small>
            {t('loan:parts', {
              instalment: formatPlain(instalment),
              insurance: formatPlain(terms.insurance),
            })}
          </small>
        )}
      </p>
      <dl>
        <div>
          <dt>
            {t('loan:rate')}
            <small>{rateWords}</small>
          </dt>
          <dd>{formatRate(example.rate, language)}</dd>
        </div>
        <div>
          <dt>{t('loan:yearlyCost')}</dt>
          <dd>{formatYearlyCost(example.yearlyCost, language)}</dd>
        </div>
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPlain(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('loan:total')}</dt>
          <dd>{formatLoanAmount(example.total)}</dd>
        </div>
      </dl>
      {last !== instalment && (
        <p className={styles.say}>{t('loan:lastTakes', { amount: formatLoanAmount(last) })}</p>
      )}
    </div>
  );
}
