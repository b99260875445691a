import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { Failure } from '../../tab/failure';
import { useMember } from '../../tab/use-member';
import { useStaffRemote } from '../../tab/use-staff';
import { AmountSection } from './amount/amount-section';
import { CoreAddressForm } from './core-address-form';
import { EmailsForm } from './emails-form';
import styles from './settings-section.module.css';
import { UndeliveredEvents } from './undelivered-events';

const readSettings = (staff: StaffBackend) => staff.bankSettings();

/**
 * What the bank sets: when a second person confirms, and, for administrators, who gets the digest, and
 * which system gets events.
 */
export function SettingsSection() {
  const { t } = useTranslation('staff');
  const { mayAdminister } = useMember();
  const heading = useId();
  const { remote, reload } = useStaffRemote(readSettings);
  return (
    <section
      className={styles.settings}
      aria-labelledby={heading}
      aria-busy={remote.status === 'loading'}
    >
      <h2 id={heading} className={styles.title}>
        {t('audit.settings.title')}
      </h2>
      <p className="muted">
        {t(mayAdminister ? 'audit.settings.lead' : 'audit.settings.leadAmount')}
      </p>
      {remote.status === 'loading' && <Skeleton className={styles.waiting} />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && (
        <div className={styles.forms}>
          <AmountSection first={remote.data.confirmation} />
          {mayAdminister && (
            <>
              <EmailsForm first={remote.data.digest} />
              <CoreAddressForm first={remote.data.core} />
              <UndeliveredEvents />
            </>
          )}
        </div>
      )}
    </section>
  );
}
