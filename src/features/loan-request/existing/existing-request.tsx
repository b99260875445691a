import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import type { BackendErrorCode } from '../../../data/errors';
import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button, buttonClass } from '../../../ui/button/button';
import { DefinitionList } from '../../../ui/data/definition-list';
import { Note } from '../../../ui/feedback/note';
import { Link } from '../../../ui/link';
import styles from './existing-request.module.css';

/** The one request that this visitor has, in place of the form; a declined one can be left behind. */
export function ExistingRequest({
  request,
  onAskAgain,
  failure,
}: {
  readonly request: LoanRequest;
  readonly onAskAgain: () => void;
  /** Why asking again did not work. */
  readonly failure: BackendErrorCode | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const number = reference(request);
  const declined = request.status === 'declined';
  const rows = [
    {
      label: t('request:existing.received'),
      text: formatDate(request.receivedAt, 'moment', language),
    },
    { label: t('request:existing.status'), text: t(`status:names.${request.status}`) },
    { label: t('status:ticket.reference'), text: number },
  ];
  return (
    <div className={styles.existingRequest} role="status">
      <p className="lead">
        {declined ? t('status:again.text', { reference: number }) : t('request:existing.text')}
      </p>
      <DefinitionList className={styles.rows} rows={rows} />
      {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
      {declined ? (
        <div className="actions">
          <Button onClick={onAskAgain}>
            {t('status:again.action')}
            <Icon name="arrow-right" />
          </Button>
          <Link className="link" to={paths.requestStatus}>
            {t('request:existing.see')}
          </Link>
        </div>
      ) : (
        <Link className={buttonClass()} to={paths.requestStatus}>
          {t('request:existing.see')}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
