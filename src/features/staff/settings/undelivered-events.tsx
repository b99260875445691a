import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../data/react/use-act';
import { type EventQueue, unsentOf } from '../../../domain/core/event-queue';
import type { RefusedStatus } from '../../../domain/core/refused-status';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { ActButton } from '../parts/act-button';
import { ActNote } from '../parts/act-note';
import { Failure } from '../parts/failure';
import { useStaffRead } from '../session/use-staff';
import styles from './undelivered-events.module.css';

/**
 * Events that the core system did not accept within 24 hours, with buttons to send them again; and what it
 * told that changed nothing.
 */
export function UndeliveredEvents() {
  const { t } = useTranslation('staff');
  const heading = useId();
  const { remote, reload } = useStaffRead('undelivered');
  const found = remote.status === 'ready' ? remote.data : undefined;
  return (
    <section className={`stack ${styles.undelivered}`} aria-labelledby={heading}>
      <h3 id={heading} className="title-m">
        {t('audit.settings.core.undelivered')}
      </h3>
      {remote.status === 'loading' && <Skeleton className={styles.waiting} />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {found && found.queues.length + found.statuses.length === 0 && (
        <p className="muted">{t('audit.settings.core.allDelivered')}</p>
      )}
      {found && (
        <ul>
          {found.statuses.map((status) => (
            <RefusedLine key={status.id} refused={status} />
          ))}
          {found.queues.map((queue) => (
            <UndeliveredQueue key={queue.subject} queue={queue} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A status of the core system that changed nothing, and why. */
function RefusedLine({ refused }: { readonly refused: RefusedStatus }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { status, why, code, at } = refused;
  return (
    <li className="stack gap-8 start">
      <p>
        <b>
          {t('audit.settings.core.refused.told', {
            status: t(`audit.settings.core.refused.statuses.${status}`),
          })}
        </b>
        {code !== undefined && <span className="number">{code}</span>}
      </p>
      <p className="small muted">
        {t(`audit.settings.core.refused.why.${why}`)}{' '}
        {t('audit.settings.core.refused.at', { date: formatDate(at, 'fullMoment', language) })}
      </p>
    </li>
  );
}

/** Why the last attempt failed: the status that the core system answered, or the raw error. */
function errorText(error: string, t: TFunction<'staff'>): string {
  const status = /^answered (\d+)$/.exec(error)?.[1];
  return status
    ? t('audit.settings.core.answered', { status })
    : t('audit.settings.core.error', { error });
}

function UndeliveredQueue({ queue }: { readonly queue: EventQueue }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const act = useAct('resendEvents');
  const { subject, resends, attempts, triedSince, error } = queue;
  const [oldest, ...others] = unsentOf(queue);
  if (oldest === undefined) return null;

  return (
    <li className="stack gap-8 start">
      <p>
        <b>{t(`audit.settings.core.types.${oldest.type}`)}</b>
        <span className="number">{subject}</span>
      </p>
      <p className="small muted">
        {triedSince &&
          t('audit.settings.core.tried', {
            count: attempts,
            attempts: formatNumber(attempts),
            since: formatDate(triedSince, 'fullMoment', language),
          })}{' '}
        {error !== undefined && errorText(error, t)}{' '}
        {others.length > 0 && t('audit.settings.core.behind', { count: others.length })}
      </p>
      <ActNote act={act} done={t('audit.settings.core.sentAgain')} />
      {act.state.kind !== 'done' && (
        <ActButton
          look="ink"
          act={act}
          obstacle={undefined}
          aria-label={t('audit.settings.core.sendAgainOf', { subject })}
          onClick={() => void act.run({ subject, resends })}
        >
          {t('audit.settings.core.sendAgain')}
        </ActButton>
      )}
    </li>
  );
}
