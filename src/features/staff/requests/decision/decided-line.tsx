import { useTranslation } from 'react-i18next';
import { formatLoanAmount } from '../../../../domain/loan/terms';
import { lapsedOn, lapsesAfter } from '../../../../domain/request/approval';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { useNames } from '../../session/use-names';
import styles from './decision-column.module.css';

/** The outcome of a closed request: the decision with reason, date and author, or another end. */
export function DecidedLine({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { decision, status, withdrawnAt, unansweredAt, lapsedAt, atBank } = request;
  const until = lapsesAfter(request, decision?.until);
  const nameOf = useNames(decision?.author === undefined ? [] : [decision.author]);
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);

  function words(): string {
    if (withdrawnAt)
      return t(`requests.detail.${decision ? 'givenBackOn' : 'withdrawnOn'}`, {
        date: moment(withdrawnAt),
      });
    if (lapsedAt)
      return t('requests.detail.lapsedOn', { date: moment(lapsedOn(decision?.until, lapsedAt)) });
    if (unansweredAt) return t('requests.detail.unansweredOn', { date: moment(unansweredAt) });
    if (!decision) return t(`requests.one.${stateOf(request)}`);
    const decided = t('requests.detail.decidedBy', {
      status: t(`requests.one.${status}`),
      date: moment(decision.decidedAt),
      author: nameOf(decision.author ?? ''),
    });
    if (decision.duplicateOf !== undefined)
      return t('requests.cases.decidedDuplicate', { decision: decided });
    return decision.reason
      ? t('requests.detail.declinedFor', {
          decision: decided,
          reason: t(`declineReasons.${decision.reason}`),
        })
      : decided;
  }

  return (
    <div className={styles.decidedLine}>
      <p>{words()}</p>
      {decision?.mostLent !== undefined && (
        <p>{t('requests.cases.lent.line', { amount: formatLoanAmount(decision.mostLent) })}</p>
      )}
      {until && (
        <p>{t('requests.detail.validUntil', { date: formatDate(until, 'date', language) })}</p>
      )}
      {atBank && <p>{t(`requests.detail.atBank.${atBank.kind}`, { date: moment(atBank.at) })}</p>}
    </div>
  );
}
