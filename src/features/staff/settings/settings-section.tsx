import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Failure } from '../parts/failure';
import { useMember } from '../session/use-member';
import { useStaffRemote } from '../session/use-staff';
import { AmountSetting } from './amount-setting';
import { CoreSetting } from './core-setting';
import { DigestSetting } from './digest-setting';
import styles from './settings-section.module.css';
import { UndeliveredEvents } from './undelivered-events';

const readSettings = (staff: StaffBackend) => staff.read('bankSettings');

/**
 * What the bank sets: when a second person confirms, and, for those who set it, who gets the digest and
 * which system gets events.
 */
export function SettingsSection() {
  const { t } = useTranslation('staff');
  const { mayAdminister, mayReview } = useMember();
  const heading = useId();
  const { remote, reload } = useStaffRemote(readSettings);
  return (
    <section
      className={`panel stack gap-8 ${styles.settings}`}
      aria-labelledby={heading}
      aria-busy={remote.status === 'loading'}
    >
      <h2 id={heading} className="title-l">
        {t('audit.settings.title')}
      </h2>
      <p className="muted">{t('audit.settings.lead')}</p>
      {remote.status === 'loading' && <Skeleton className={styles.waiting} />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && (
        <div className={`fold-wide ${styles.forms}`}>
          <AmountSetting first={remote.data.confirmation} />
          {(mayAdminister || mayReview) && (
            <>
              <DigestSetting first={remote.data.digest} />
              <CoreSetting first={remote.data.core} />
            </>
          )}
          {mayAdminister && <UndeliveredEvents />}
        </div>
      )}
    </section>
  );
}
