import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../../data/remote';
import type { MailStatus } from '../../../../domain/mail/mail';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { TextButton } from '../../../../ui/button/text-button';
import { Said } from '../../../../ui/feedback/said';
import type { CaseMailsRemote } from '../log/case-log';
import { CaseMailItem } from './case-mail-item';
import styles from './case-mails.module.css';

/** Mails with how far each has come, and the one that is still to go out. */
export function MailSection({
  remote,
  reload,
  next,
}: {
  readonly remote: Remote<readonly { readonly mail: MailStatus; readonly title: string }[]>;
  readonly reload: () => void;
  readonly next: { readonly title: string; readonly waits: string } | undefined;
}) {
  const { t } = useTranslation('staff');
  const [sent, setSent] = useState<string>();
  return (
    <section className={styles.caseMails}>
      <h3 className="title-m">{t('requests.mail.title')}</h3>
      <Said>{sent && t('requests.mail.sentAgain', { mail: sent })}</Said>
      {remote.status === 'loading' && <p>{t('loading')}</p>}
      {remote.status === 'failed' && (
        <p role="alert">
          {t('requests.mail.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
        </p>
      )}
      {remote.status === 'ready' && (
        <ul>
          {remote.data.map(({ mail, title }) => (
            <CaseMailItem
              key={mail.mailId}
              mail={mail}
              title={title}
              onSent={() => {
                setSent(title);
                reload();
              }}
            />
          ))}
          {remote.data.length === 0 && <li>{t('requests.mail.none')}</li>}
          {next && (
            <li>
              <b>{next.title}</b>
              <span className="muted">{next.waits}</span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

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
  const titled = () =>
    remote.status === 'ready'
      ? ({
          status: 'ready',
          data: remote.data.mails.map((mail) => ({
            mail,
            title: t(`requests.cases.mails.${mail.kind}`),
          })),
        } as const)
      : remote;
  return (
    <MailSection
      remote={titled()}
      reload={reload}
      next={
        isOpen(request.status)
          ? { title: t('requests.cases.mails.result'), waits: t('requests.cases.mails.waits') }
          : undefined
      }
    />
  );
}
