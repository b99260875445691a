import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/link';
import type { FollowedRequest } from '../followed-request';
import type { Stage } from '../verification';
import styles from './request-received-page.module.css';

/** When the bank answered or its deadline, to the minute, and what to do until then. */
export function ReceivedAnswer({
  request,
  stage,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { decidedAt, deadline } = request;
  const at = decidedAt ?? deadline;
  return (
    <>
      {(stage === 'pending' || decidedAt) && (
        <p className={styles.answer}>
          {t(decidedAt ? 'status:received.answered' : 'status:received.answer')}
          <time className={`${styles.moment} number`} dateTime={at.toISOString()}>
            {formatDate(at, 'moment', language)}
          </time>
        </p>
      )}
      <div className={`actions ${styles.actions}`}>
        <Button look="line" onClick={() => window.print()}>
          {t('status:print')}
        </Button>
        <Link className="link" to={paths.requestStatus}>
          {t('status:received.status')}
        </Link>
      </div>
    </>
  );
}
