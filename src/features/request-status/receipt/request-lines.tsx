import { useTranslation } from 'react-i18next';
import { type Estimate, estimate } from '../../../domain/estimate';
import type { LoanRequest } from '../../../domain/loan-request';
import { findCalculator } from '../../../games';
import { givenRows } from '../../../i18n/given-rows';
import { receiptRows } from '../../../i18n/receipt-words';
import { useLanguage } from '../../../i18n/use-language';
import { ReceiptRows } from '../../../ui/receipt';
import './request-lines.css';

/**
 * What a request's value came from: the receipt as it was when the rates are still the same, the
 * quantities alone when they are not. `shares` draws the part of each line.
 */
export function RequestLines({
  request,
  shares = false,
}: {
  readonly request: LoanRequest;
  readonly shares?: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const calculator = findCalculator(request.gameId);
  if (!calculator) return <p className="request-lines__note">{t('status.lines.unknownGame')}</p>;

  const { answers } = request;
  if (!answers) return <p className="request-lines__note">{t('status.lines.none')}</p>;
  const now = estimate(calculator, answers);
  const given = givenRows(calculator, answers, language, t);
  if (request.ratesVersion === calculator.ratesVersion && now.value === request.value) {
    const ofNothing = new Set(calculator.attributes.map(({ id }) => id));
    for (const { id } of given) ofNothing.delete(id);
    return <ReceiptRows rows={frozenRows(now).filter(({ id }) => !ofNothing.has(id))} />;
  }
  return (
    <>
      <dl className="request-lines">
        {given.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="number">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="request-lines__note">{t('status.lines.otherRates')}</p>
    </>
  );

  function frozenRows(sum: Estimate) {
    return receiptRows(sum, language, t).map(({ id, label, detail, amount, share, shareText }) => ({
      id,
      label,
      detail,
      amount,
      ...(shares && share !== undefined && { share }),
      ...(shares && shareText !== undefined && { shareText }),
    }));
  }
}
