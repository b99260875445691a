import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths';
import { deadline, type LoanRequest } from '../../domain/loan-request';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';

/** By when the bank answers, to the minute, and what to do until then. */
export function ReceivedAnswer({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const by = deadline(request.receivedAt);
  return (
    <>
      <p className="received__answer">
        {t('status.received.answer')}
        <time className="received__moment number" dateTime={by.toISOString()}>
          {formatDate(by, 'moment', language)}
        </time>
      </p>
      <div className="actions received__actions">
        <Button look="line" onClick={() => window.print()}>
          {t('status.print')}
        </Button>
        <Link className="link" to={paths.requestStatus}>
          {t('status.received.status')}
        </Link>
      </div>
    </>
  );
}
