import { useTranslation } from 'react-i18next';
import { paths } from '../../../config/paths';
import type { BackendErrorCode } from '../../../data/errors';
import { type LoanRequest, reference } from '../../../domain/request/loan-request';
import { stateOf } from '../../../domain/request/request-state';
import { canAskAgain } from '../../../domain/request/states';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { Facts } from '../../../ui/data/facts';
import { Note } from '../../../ui/feedback/note';
import styles from './existing-request.module.css';

/** Why the existing request cannot make room for another, by its state. */
const REASONS_TO_STAY = {
  pending: 'request:existing.text.pending',
  information: 'request:existing.text.information',
  approved: 'request:existing.text.approved',
} as const;

/** The one request that this visitor has, in place of the form; one that came to nothing can be left behind. */
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
  const { status, code } = request;
  const isVain = canAskAgain(request);
  const rows = [
    {
      label: t('request:existing.received'),
      text: formatTime(request.receivedAt, 'moment', language),
    },
    { label: t('request:existing.status'), text: t(`status:names.${stateOf(request)}`) },
    { label: t('status:ticket.reference'), text: number },
  ];
  return (
    <div className="stack gap-24" role="status">
      <p className="lead">
        {isVain
          ? t(code ? 'status:again.text' : 'status:again.textNoCode', { reference: number })
          : t(
              REASONS_TO_STAY[
                status === 'information' || status === 'approved' ? status : 'pending'
              ],
            )}
      </p>
      <Facts className={styles.rows} rows={rows} />
      {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
      {isVain ? (
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
