import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabStore } from '../../browser/browser-store';
import { LOAN_AMOUNT_KEY } from '../../browser/keys';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { type LoanExample, loanExample } from '../../domain/loan/example';
import { formatLoanAmount, type LoanTerms, lastDayOf } from '../../domain/loan/terms';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Link } from '../../ui/button/link';
import { TextButton } from '../../ui/button/text-button';
import { Said } from '../../ui/feedback/said';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Segmented } from '../../ui/form/segmented';
import { PrintHead } from '../../ui/paper/print-head';
import { PrinterSlot } from '../../ui/paper/printer-slot';
import { AmortisationTable } from './amortisation-table';
import { AmountInput } from './amount-input';
import { ExampleReceipt } from './example-receipt';
import styles from './loan-example-view.module.css';
import { LoanPlot } from './loan-plot';

/** The amount that the example begins with, in cents: RD$50,000 where the terms have it. */
const FIRST_AMOUNT = 5_000_000;
/** The number of months that it begins with, where the terms have it. */
const FIRST_MONTHS = 12;

/** Holds the line open for a label that is not there yet. */
const NO_BREAK_SPACE = '\u00A0';

/** The visitor's choice, limited to the terms, and its example; undefined without terms. */
function useExample(terms: LoanTerms | undefined) {
  // Other terms may arrive while the page is open, so the visitor's own choice is kept.
  const [wanted, setWanted] = useState(
    () => Number(tabStore.read(LOAN_AMOUNT_KEY)) || FIRST_AMOUNT,
  );
  const [wantedMonths, setMonths] = useState(FIRST_MONTHS);
  return useMemo(() => {
    if (!terms) return undefined;
    const setAmount = (cents: number) => {
      tabStore.write(LOAN_AMOUNT_KEY, String(cents));
      setWanted(cents);
    };
    const { smallest, largest, months: choices } = terms;
    const amount = Math.min(Math.max(wanted, smallest), largest);
    const months = choices.includes(wantedMonths) ? wantedMonths : (choices[0] ?? 1);
    return { terms, amount, setAmount, setMonths, example: loanExample(terms, amount, months) };
  }, [terms, wanted, wantedMonths]);
}

type Chosen = NonNullable<ReturnType<typeof useExample>>;

/**
 * The choice of amount and months, and the loan that results. Parts that need no terms show while
 * the terms are being read, and stay in place.
 */
export function LoanExampleView({
  terms,
  title,
  news,
}: {
  /** Undefined while they are being read. */
  readonly terms: LoanTerms | undefined;
  readonly title: ReactNode;
  /** A note about the terms, for example that they ended. */
  readonly news: ReactNode;
}) {
  const { t } = useTranslation();
  // Terms arrive while the page is busy becoming interactive: their figures are drawn in slices.
  const chosen = useExample(useDeferredValue(terms));
  return (
    <>
      <div className={styles.bar}>
        <div className={`${styles.barInside} wrap`}>
          <p>
            <b>{t('loan:example')}</b>
            {chosen ? t('loan:barLabel', { count: chosen.example.months }) : NO_BREAK_SPACE}
          </p>
          {chosen && (
            <span className={`${styles.barValue} number`}>
              {formatLoanAmount(chosen.example.monthly)}
            </span>
          )}
        </div>
      </div>
      <div className={`${styles.loan} wrap`}>
        <div className={styles.choice}>
          <PrintHead bank={brand.bank} product={brand.product} />
          {title}
          <div className={styles.sentence}>
            <b>{t('loan:example')}</b>
            <div>
              <p>{t('loan:sentence')}</p>
              <p className={styles.since}>{terms && <Since terms={terms} />}</p>
            </div>
          </div>
          {news}
          {chosen ? <Choice chosen={chosen} /> : <Skeleton className={styles.place} />}
        </div>
        <aside className={styles.result} aria-label={t('loan:result')}>
          <PrinterSlot />
          {chosen ? <Result chosen={chosen} /> : <Skeleton className={styles.place} />}
        </aside>
        {chosen && <LoanPlot example={chosen.example} />}
        {chosen && <AmortisationTable example={chosen.example} />}
      </div>
      {chosen && <Announced example={chosen.example} />}
    </>
  );
}

/** The slider makes a step with every key and pixel: the result is said once it rests. */
const REST_MS = 500;

function Announced({ example }: { readonly example: LoanExample }) {
  const { t } = useTranslation();
  const words = t('loan:announced', {
    count: example.months,
    monthly: formatLoanAmount(example.monthly),
    total: formatLoanAmount(example.total),
  });
  return <Said restMs={REST_MS}>{words}</Said>;
}

function Since({ terms }: { readonly terms: LoanTerms }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const date = (day: Date) => formatDate(day, 'date', language);
  return t('loan:since', { from: date(terms.since), to: date(lastDayOf(terms)) });
}

function Choice({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useTranslation();
  const { terms, amount, example, setAmount, setMonths } = chosen;
  return (
    <>
      <AmountInput
        least={terms.smallest}
        greatest={terms.largest}
        amount={amount}
        onChange={setAmount}
      />
      <div className={styles.group}>
        <p className={`title-l ${styles.label}`} aria-hidden="true">
          {t('loan:months')}
        </p>
        <Segmented
          label={t('loan:months')}
          options={terms.months.map((count) => ({ id: String(count), label: String(count) }))}
          value={String(example.months)}
          onChange={(id) => setMonths(Number(id))}
        />
      </div>
    </>
  );
}

function Result({ chosen: { terms, example } }: { readonly chosen: Chosen }) {
  const { t } = useTranslation();
  return (
    <>
      <ExampleReceipt terms={terms} example={example} />
      <div className={styles.actions}>
        <Link className="link" to={paths.home}>
          {t('loan:estimate')}
        </Link>
        <TextButton onClick={() => window.print()}>{t('loan:print')}</TextButton>
      </div>
    </>
  );
}
