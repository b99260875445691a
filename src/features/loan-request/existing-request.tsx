import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import { type LoanRequest, reference } from '../../domain/loan-request';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** The one request that this visitor has, in place of the form. */
export function ExistingRequest({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const rows = [
    [t('request.existing.received'), formatDate(request.receivedAt, 'moment', language)],
    [t('request.existing.status'), t(`status.names.${request.status}`)],
    [t('status.ticket.reference'), reference(request.id)],
  ] as const;
  return (
    <div className="existing-request" role="status">
      <p className="lead">{t('request.existing.text')}</p>
      <dl className="existing-request__rows">
        {rows.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="number">{detail}</dd>
          </div>
        ))}
      </dl>
      <Link className="btn" to={paths.requestStatus}>
        {t('request.existing.see')}
        <Icon name="arrow-right" />
      </Link>
    </div>
  );
}
