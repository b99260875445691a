import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { useStaffRemote } from '../../tab/use-staff';
import styles from './decided-line.module.css';

/** What became of a closed request: the decision with its reason, date and author, or its withdrawal. */
export function DecidedLine({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { decision, status, withdrawnAt } = request;
  const author = decision?.author;
  const read = useCallback(
    async (staff: StaffBackend) => (author === undefined ? undefined : staff.staffName(author)),
    [author],
  );
  const { remote } = useStaffRemote(read);
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);

  function words(): string {
    if (withdrawnAt) return t('requests.detail.withdrawnOn', { date: moment(withdrawnAt) });
    if (!decision) return t(`requests.one.${status}`);
    const decided = t('requests.detail.decidedBy', {
      status: t(`requests.one.${status}`),
      date: moment(decision.decidedAt),
      author:
        (remote.status === 'ready' ? remote.data : undefined) ?? t('values.history.unknownAuthor'),
    });
    if (decision.repeatOf !== undefined)
      return t('requests.cases.decidedRepeat', { decision: decided });
    return decision.reason
      ? t('requests.detail.declinedFor', {
          decision: decided,
          reason: t(`declineReasons.${decision.reason}`),
        })
      : decided;
  }

  return <p className={styles.decidedLine}>{words()}</p>;
}
