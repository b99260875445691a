import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { loanExample } from '../../domain/loan/example';
import { formatPesos, type LoanTerms } from '../../domain/loan/terms';
import { formatPlain } from '../../domain/money';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { TextButton } from '../../ui/button/text-button';
import { ColumnChart } from '../../ui/chart/column-chart';
import { Segmented } from '../../ui/filter/segmented';
import { Link } from '../../ui/link';
import { PrintHead } from '../../ui/paper/print-head';
import { PrinterSlot } from '../../ui/paper/printer-slot';
import { AmortisationTable } from './amortisation-table';
import { AmountInput } from './amount-input';
import { ExampleReceipt } from './example-receipt';
import styles from './loan-example-view.module.css';

/** The amount that the example begins with, in cents: RD$50,000 where the terms have it. */
const FIRST_AMOUNT = 5_000_000;
/** The number of months that it begins with, where the terms have it. */
const FIRST_MONTHS = 12;

/** The choice of amount and months, and everything that follows from it. */
export function LoanExampleView({
  terms,
  validThrough,
  title,
  news,
}: {
  readonly terms: LoanTerms;
  readonly validThrough: Date;
  readonly title: ReactNode;
  /** What there is to say of the terms. */
  readonly news: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { smallest, largest, months: choices } = terms;
  // Other terms may come while the page is open: what was chosen stays as far as they allow.
  const [wanted, setAmount] = useState(FIRST_AMOUNT);
  const amount = Math.min(Math.max(wanted, smallest), largest);
  const [wantedMonths, setMonths] = useState(FIRST_MONTHS);
  const months = choices.includes(wantedMonths) ? wantedMonths : (choices[0] ?? 1);
  const example = useMemo(() => loanExample(terms, amount, months), [terms, amount, months]);
  const { instalments } = example;
  const [first, last] = [instalments[0], instalments.at(-1)];
  const range = (part: 'interest' | 'principal') => ({
    first: formatPlain(first?.[part] ?? 0),
    last: formatPlain(last?.[part] ?? 0),
  });
  const monthly = formatPesos(example.monthly);
  const date = (day: Date) => formatDate(day, 'date', language);

  return (
    <>
      <div className={styles.bar}>
        <div className={`${styles.barInside} wrap`}>
          <p>
            <b>{t('loan:example')}</b>
            {t('loan:barLabel', { count: months })}
          </p>
          <span className={`${styles.barValue} number`}>{monthly}</span>
        </div>
      </div>
      <div className={`${styles.loan} wrap`}>
        <div className={styles.choice}>
          <PrintHead bank={brand.bank} product={brand.product} />
          {title}
          <div className={styles.sentence}>
            <b>{t('loan:example')}</b>
            <p>
              {t('loan:sentence')}{' '}
              {t('loan:since', { from: date(terms.since), to: date(validThrough) })}
            </p>
          </div>
          {news}
          <AmountInput least={smallest} greatest={largest} amount={amount} onChange={setAmount} />
          <div className={styles.group}>
            <p className={styles.label} aria-hidden="true">
              {t('loan:months')}
            </p>
            <Segmented
              label={t('loan:months')}
              options={choices.map((count) => ({ id: String(count), label: String(count) }))}
              value={String(months)}
              onChange={(id) => setMonths(Number(id))}
            />
          </div>
        </div>
        <aside className={styles.result} aria-label={t('loan:result')}>
          <PrinterSlot />
          <ExampleReceipt terms={terms} example={example} />
          <div className={styles.actions}>
            <Link className="link" to={paths.home}>
              {t('loan:estimate')}
            </Link>
            <TextButton onClick={() => window.print()}>{t('loan:print')}</TextButton>
          </div>
        </aside>
        <section className={styles.plot}>
          <h2 className={styles.label}>{t('loan:plotTitle')}</h2>
          <ColumnChart
            label={t('loan:plotLabel', { count: months, ...range('interest') })}
            values={instalments.map(({ payment }) => payment)}
            tops={instalments.map(({ interest }) => interest)}
            formatY={formatPesos}
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
        <AmortisationTable example={example} />
      </div>
      <p className="visually-hidden" role="status">
        {t('loan:announced', { count: months, monthly, total: formatPesos(example.total) })}
      </p>
    </>
  );
}
