import { useTranslation } from 'react-i18next';
import type { LoanExample } from '../../domain/loan/example';
import { formatLoanAmount } from '../../domain/loan/terms';
import { formatPlain } from '../../domain/money';
import { ColumnChart } from '../../ui/chart/column-chart';
import styles from './loan-plot.module.css';

/** Principal and interest of every instalment, as two inks of one bar. */
export function LoanPlot({ example }: { readonly example: LoanExample }) {
  const { t } = useTranslation();
  const { months, instalments } = example;
  const [first, last] = [instalments[0], instalments.at(-1)];
  const range = (part: 'interest' | 'principal') => ({
    first: formatPlain(first?.[part] ?? 0),
    last: formatPlain(last?.[part] ?? 0),
  });
  return (
    <section className={styles.plot}>
      <h2 className={`title-l ${styles.title}`}>{t('loan:plotTitle')}</h2>
      <ColumnChart
        label={t('loan:plotLabel', { count: months, ...range('interest') })}
        values={instalments.map(({ payment }) => payment)}
        tops={instalments.map(({ interest }) => interest)}
        formatY={formatLoanAmount}
        from="1"
        to={String(months)}
      />
      <div className={`${styles.key} number`}>
        <p>
          <i className={styles.interest} />
          <b>{t('loan:plotInterest')}</b>
          {t('loan:fromTo', range('interest'))}
        </p>
        <p>
          <i className={styles.principal} />
          <b>{t('loan:principal')}</b>
          {t('loan:fromTo', range('principal'))}
        </p>
      </div>
    </section>
  );
}
