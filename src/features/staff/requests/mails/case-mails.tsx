import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { TextButton } from '../../../../ui/button/text-button';
import type { CaseMailsRemote } from '../log/case-log';
import { CaseMailItem } from './case-mail-item';
import styles from './case-mails.module.css';

/** Every mail about a request with how far it has come. */
export function CaseMails({
  request,
  remote,
  reload,
}: {
  readonly request: LoanRequest;
  readonly remote: CaseMailsRemote;
  readonly reload: () => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <section className={styles.caseMails}>
      <h3>{t('requests.mail.title')}</h3>
      {remote.status === 'loading' && <p role="status">{t('loading')}</p>}
      {remote.status === 'failed' && (
        <p role="alert">
          {t('requests.mail.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
        </p>
      )}
      {remote.status === 'ready' && (
        <ul>
          {remote.data.mails.map((mail) => (
            <CaseMailItem key={mail.mailId} mail={mail} onSent={reload} />
          ))}
          {remote.data.mails.length === 0 && <li>{t('requests.mail.none')}</li>}
          {isOpen(request.status) && (
            <li>
              <b>{t('requests.cases.mails.result')}</b>
              <span className="muted">{t('requests.cases.mails.waits')}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
