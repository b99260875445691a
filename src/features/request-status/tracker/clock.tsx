import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { ButtonLink } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/no-break';
import type { FollowedRequest } from '../followed-request';
import { duration } from '../verification';
import styles from './clock.module.css';

/** How much of the 72 hours is left; once they are over, whom to call. */
export function Clock({
  request,
  now,
  text,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
  /** What the marks under the clock show. */
  readonly text: string;
}) {
  const { t } = useTranslation();
  const isOver = now >= request.deadline;
  return (
    <div className={styles.clock}>
      <div>
        <h2 className={styles.clockTitle}>{t(`status:page.${isOver ? 'over' : 'left'}`)}</h2>
        <p className="muted">{text}</p>
      </div>
      {isOver ? (
        <ButtonLink href={brand.phoneHref}>
          <NoBreak part={brand.phone}>{t('status:call')}</NoBreak>
        </ButtonLink>
      ) : (
        <p className={`figure ${styles.time}`}>
          {t('status:page.duration', { ...duration(now, request.deadline) })}
        </p>
      )}
    </div>
  );
}
