import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { useStaffRemote } from '../../tab/use-staff';
import styles from './decided-line.module.css';

/** The decision, its date and its author. */
export function DecidedLine({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { decision, status } = request;
  const author = decision?.author;
  const read = useCallback(
    async (staff: StaffBackend) => (author === undefined ? undefined : staff.staffName(author)),
    [author],
  );
  const { remote } = useStaffRemote(read);
  if (!decision) return <p className={styles.decidedLine}>{t(`requests.one.${status}`)}</p>;
  return (
    <p className={styles.decidedLine}>
      {t('requests.detail.decidedBy', {
        status: t(`requests.one.${status}`),
        date: formatDate(decision.decidedAt, 'shortMoment', language),
        author:
          (remote.status === 'ready' ? remote.data : undefined) ??
          t('values.history.unknownAuthor'),
      })}
    </p>
  );
}
