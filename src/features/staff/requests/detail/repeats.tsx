import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type StaffBackend } from '../../../../data/staff-backend';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { useStaffRemote } from '../../tab/use-staff';
import { Warning } from '../../tab/warning';
import { gameName } from '../game-name';
import { RepeatComparison } from './repeat-comparison';
import styles from './repeats.module.css';

/** Warns about other requests with the same cedula or e-mail and compares them with this one. */
export function Repeats({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const read = useCallback((staff: StaffBackend) => staff.findRepeats(request), [request]);
  const { remote, reload } = useStaffRemote(read);
  if (remote.status === 'loading')
    return (
      <p className="muted" role="status">
        {t('requests.repeats.checking')}
      </p>
    );
  if (remote.status === 'failed')
    return (
      <p role="alert">
        {t('requests.repeats.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const others = new Map(
    [...remote.data.cedula, ...remote.data.email].map((other) => [other.id, other]),
  );
  if (others.size === 0) return null;
  return (
    <div className={styles.repeats}>
      {remote.data.cedula.length > 0 && <Warning>{t('requests.repeats.cedula')}</Warning>}
      {remote.data.email.length > 0 && <Warning>{t('requests.repeats.email')}</Warning>}
      {[...others.values()].map((other) =>
        isUnreadable(other) ? (
          <p key={other.id}>{t('requests.unreadable', { reference: reference(other) })}</p>
        ) : (
          <details key={other.id}>
            <summary>
              {t('requests.repeats.compare')}: {other.applicant.name}{' '}
              <small>
                {gameName(other.gameId)}, {formatDate(other.receivedAt, 'shortMoment', language)}
              </small>
            </summary>
            <RepeatComparison request={request} other={other} />
          </details>
        ),
      )}
    </div>
  );
}
