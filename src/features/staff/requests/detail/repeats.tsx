import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type StaffBackend } from '../../../../data/staff-backend';
import { type LoanRequest, reference } from '../../../../domain/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { useStaffRemote } from '../../list/use-staff';
import { gameName } from '../game-name';
import { RepeatComparison } from './repeat-comparison';

/** Warns about other requests with the same cedula or e-mail and compares them with this one. */
export function Repeats({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const read = useCallback((staff: StaffBackend) => staff.findRepeats(request), [request]);
  const { remote, reload } = useStaffRemote(read);
  if (remote.status === 'loading')
    return (
      <p className="request-repeats__wait muted" role="status">
        {t('requests.repeats.checking')}
      </p>
    );
  if (remote.status === 'failed')
    return (
      <p className="request-repeats__wait" role="alert">
        {t('requests.repeats.failed')}{' '}
        <button type="button" className="staff-text-button" onClick={reload}>
          {t('retry')}
        </button>
      </p>
    );
  const others = new Map(
    [...remote.data.cedula, ...remote.data.email].map((other) => [other.id, other]),
  );
  if (others.size === 0) return null;
  return (
    <div className="request-repeats">
      {remote.data.cedula.length > 0 && <Warning>{t('requests.repeats.cedula')}</Warning>}
      {remote.data.email.length > 0 && <Warning>{t('requests.repeats.email')}</Warning>}
      {[...others.values()].map((other) =>
        isUnreadable(other) ? (
          <p key={other.id}>{t('requests.unreadable', { reference: reference(other.id) })}</p>
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

function Warning({ children }: { readonly children: string }) {
  return (
    <p className="request-repeats__warning">
      <Icon name="alert" />
      {children}
    </p>
  );
}
