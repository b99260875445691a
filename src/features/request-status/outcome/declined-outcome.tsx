import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { NoBreak } from '../../../ui/no-break';
import type { FollowedRequest } from '../followed-request';
import { AgainFrom } from './again-from';
import styles from './outcome.module.css';

/** Why a request was declined, what would change it, and from when to ask again. */
export function DeclinedOutcome({
  request: { reason, decidedAt },
  now,
  children,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  if (!reason || !decidedAt)
    return (
      <div className={styles.section}>
        <p className={styles.text}>
          <NoBreak part={brand.phone}>{t('status:declined.unknown')}</NoBreak>
        </p>
        {children}
      </div>
    );
  return (
    <>
      <div className={`${styles.section} ${styles.why}`}>
        <div>
          <h2 className={styles.label}>{t('status:declined.why')}</h2>
          <p className={styles.big}>{t(`status:reasons.${reason}.why`)}</p>
        </div>
        <div>
          <h2 className={styles.label}>{t('status:declined.change')}</h2>
          <p className={styles.big}>{t(`status:reasons.${reason}.change`)}</p>
        </div>
      </div>
      <AgainFrom reason={reason} decidedAt={decidedAt} now={now} />
      {children}
    </>
  );
}
