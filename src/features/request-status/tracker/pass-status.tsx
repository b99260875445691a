import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { closedAt, type FollowedRequest } from '../followed-request';
import styles from './pass-status.module.css';

/** The state of a request: on its way to an answer, or stamped with the answer and its date. */
export function PassStatus({ request }: { readonly request: FollowedRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { status } = request;
  const closed = closedAt(request);
  const name = t(`status:names.${status}`);
  if (closed)
    return (
      <p className={styles.stamp} data-status={status}>
        <b>{name}</b>
        <time className="number" dateTime={closed.toISOString()}>
          {formatDate(closed, 'fullMoment', language)}
        </time>
      </p>
    );
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <p>
        <small>{t('status:ticket.now')}</small>
        <b className={status === 'information' ? styles.yours : undefined}>{name}</b>
      </p>
    </>
  );
}
