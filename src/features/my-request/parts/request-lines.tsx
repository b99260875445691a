import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSeenRates } from '../../../browser/seen-rates';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import type { Answers } from '../../../domain/answers';
import type { Calculator } from '../../../domain/calculator';
import { estimate } from '../../../domain/estimate';
import type { Cents } from '../../../domain/money';
import { percentText } from '../../../domain/percent';
import type { RequestProof } from '../../../domain/proof';
import { type Rates, ratesOf, withRates } from '../../../domain/rates/rates';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { findCalculator } from '../../../games';
import { formatDate } from '../../../i18n/format';
import { givenRows } from '../../../i18n/given-rows';
import { type ReceiptRow, receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Facts } from '../../../ui/data/facts';
import { ReceiptRows } from '../../../ui/paper/receipt';
import styles from './request-lines.module.css';

/** The lines of a request as quantities. */
interface LinesOf {
  readonly calculator: Calculator;
  readonly answers: Answers;
  /** The value that was sent. */
  readonly value: Cents | undefined;
  /** Whether the part of each line is drawn. */
  readonly shares: boolean;
  /** The proof of the account that the request has. */
  readonly proven: RequestProof | undefined;
}

/** The quantities of a request without their amounts, and why these are missing. */
function QuantityLines({
  calculator,
  answers,
  isNews = false,
  children,
}: LinesOf & { readonly isNews?: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <Facts className={styles.requestLines} rows={givenRows(calculator, answers, language, t)} />
      <div className={styles.note} role={isNews ? 'status' : undefined}>
        {children}
      </div>
    </>
  );
}

/** The receipt of a request at its rates; only the quantities if the rates give another value. */
function LinesAtRates({ rates, ...of }: LinesOf & { readonly rates: Rates }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const estimated = estimate(withRates(of.calculator, rates), of.answers);
  if (estimated.value !== of.value)
    return <QuantityLines {...of}>{t('status:lines.unknownRates')}</QuantityLines>;
  const lines = estimated.lines.filter(({ answer }) => answer > 0);
  const rows = receiptRows({ ...estimated, lines }, language, t, of.proven);
  return (
    <>
      <ReceiptRows
        rows={rows.map((row) => withoutNote(row, of.shares))}
        shareOf={t('calculator:receipt.shareOf')}
      />
      {of.proven?.percent !== undefined && (
        <p className={styles.note}>
          {t('status:proof.share', {
            share: percentText(of.proven.percent, language),
            date: formatDate(of.proven.provenAt, 'date', language),
          })}
        </p>
      )}
    </>
  );
}

/** A line without its note on one more, and without its share if that is not drawn. */
function withoutNote({ note: _, ...row }: ReceiptRow, shares: boolean) {
  if (shares) return row;
  const { share, shareText, ...plain } = row;
  return plain;
}

/** The receipt of a request at a version of the rates that has to be read first. */
function ReadLines({ version, ...of }: LinesOf & { readonly version: number }) {
  const { t } = useTranslation();
  const { calculator } = of;
  const read = useCallback(
    (backend: Backend) => backend.ratesOfVersion(calculator, version),
    [calculator, version],
  );
  const { remote, reload } = useRemote(read);
  const lines = useRef<HTMLDivElement>(null);
  const shown = () => {
    if (remote.status === 'loading')
      return <QuantityLines {...of}>{t('status:lines.loading')}</QuantityLines>;
    if (remote.status === 'failed')
      return (
        <QuantityLines {...of} isNews>
          <p>{t('status:lines.failed')}</p>
          <Button
            look="line"
            className={styles.retry}
            onClick={() => {
              // The button goes away.
              lines.current?.focus();
              reload();
            }}
          >
            {t('errors:retry')}
          </Button>
        </QuantityLines>
      );
    if (remote.data) return <LinesAtRates {...of} rates={remote.data} />;
    return <QuantityLines {...of}>{t('status:lines.unknownRates')}</QuantityLines>;
  };
  return (
    <div ref={lines} className={styles.read} tabIndex={-1}>
      {shown()}
    </div>
  );
}

/** The rates of a version without a read: version 1, or those that this browser saw last. */
function knownRates(calculator: Calculator, version: number): Rates | undefined {
  const known = [ratesOf(calculator), loadSeenRates(calculator)?.rates];
  return known.find((rates) => rates?.version === version);
}

/**
 * The composition of a request's value: the receipt, or only the quantities while its rates are
 * unknown. `shares` draws the part of each line.
 */
export function RequestLines({
  request,
  shares = false,
}: {
  readonly request: LoanRequest;
  readonly shares?: boolean;
}) {
  const { t } = useTranslation();
  const { answers, ratesVersion } = request;
  const calculator = findCalculator(request.gameId);
  if (!calculator) return <p className={styles.note}>{t('status:lines.unknownGame')}</p>;
  if (!answers) return <p className={styles.note}>{t('status:lines.none')}</p>;

  const lines = { calculator, answers, value: request.value, shares, proven: request.proven };
  if (ratesVersion === undefined)
    return <QuantityLines {...lines}>{t('status:lines.unknownRates')}</QuantityLines>;
  const rates = knownRates(calculator, ratesVersion);
  return rates ? (
    <LinesAtRates {...lines} rates={rates} />
  ) : (
    <ReadLines {...lines} version={ratesVersion} />
  );
}
