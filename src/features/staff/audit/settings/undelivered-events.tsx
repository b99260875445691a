import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import { type EventQueue, unsentOf } from '../../../../domain/core/event-queue';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { ActButton } from '../../parts/act-button';
import { Failure } from '../../tab/failure';
import { useStaff, useStaffRemote } from '../../tab/use-staff';
import styles from './undelivered-events.module.css';

const read = (staff: StaffBackend) => staff.undeliveredEvents();

/** Events that the core system did not accept within 24 hours, with buttons to send them again. */
export function UndeliveredEvents() {
  const { t } = useTranslation('staff');
  const heading = useId();
  const { remote, reload } = useStaffRemote(read);
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <section className={styles.undelivered} aria-labelledby={heading}>
      <h3 id={heading}>{t('audit.settings.core.undelivered')}</h3>
      {remote.status === 'loading' && <Skeleton className={styles.waiting} />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && remote.data.length === 0 && (
        <p className="muted">{t('audit.settings.core.allDelivered')}</p>
      )}
      {remote.status === 'ready' && remote.data.length > 0 && (
        <ul>
          {remote.data.map((queue) => (
            <UndeliveredQueue
              key={queue.subject}
              queue={queue}
              isSent={sent.includes(queue.subject)}
              onSent={() => setSent((before) => [...before, queue.subject])}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Why the last attempt failed: the status that the core system answered, or the raw error. */
function errorText(error: string, t: TFunction<'staff'>): string {
  const status = /^answered (\d+)$/.exec(error)?.[1];
  return status
    ? t('audit.settings.core.answered', { status })
    : t('audit.settings.core.error', { error });
}

function UndeliveredQueue({
  queue,
  isSent,
  onSent,
}: {
  readonly queue: EventQueue;
  readonly isSent: boolean;
  readonly onSent: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const staff = useStaff();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();
  const { subject, attempts, triedSince, error } = queue;
  const [oldest, ...others] = unsentOf(queue);
  if (oldest === undefined) return null;

  async function sendAgain() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await (await staff()).sendEventsAgain(subject);
      onSent();
    } catch (reason) {
      setFailure(errorCode(reason));
    }
    setBusy(false);
  }

  return (
    <li>
      <p>
        <b>{t(`audit.settings.core.types.${oldest.type}`)}</b>
        <span className="number">{subject}</span>
      </p>
      <p className={styles.tried}>
        {triedSince &&
          t('audit.settings.core.tried', {
            count: attempts,
            attempts: formatNumber(attempts),
            since: formatDate(triedSince, 'fullMoment', language),
          })}{' '}
        {error !== undefined && errorText(error, t)}{' '}
        {others.length > 0 && t('audit.settings.core.behind', { count: others.length })}
      </p>
      {isSent ? (
        <Note tone="success">{t('audit.settings.core.sentAgain')}</Note>
      ) : (
        <ActButton
          look="ink"
          isOff={busy}
          aria-label={t('audit.settings.core.sendAgainOf', { subject })}
          onClick={() => void sendAgain()}
        >
          {t('audit.settings.core.sendAgain')}
        </ActButton>
      )}
      {failure && (
        <Note tone="error">
          {t(failure === 'conflict' ? 'audit.settings.core.elsewhere' : `failures.${failure}`)}
        </Note>
      )}
    </li>
  );
}
