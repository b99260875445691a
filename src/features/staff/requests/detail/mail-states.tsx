import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { TextButton } from '../../../../ui/button/text-button';
import { useStaff, useStaffRemote } from '../../tab/use-staff';
import { Warning } from '../../tab/warning';
import { Fact, Facts } from './facts';

type MailKind = 'received' | 'result';

/** The delivery states of a request's mails. */
export function MailStates({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  return (
    <Facts title={t('requests.mail.title')}>
      <MailState request={request} kind="received" />
      {request.decision && <MailState request={request} kind="result" />}
    </Facts>
  );
}

function MailState({ request, kind }: { readonly request: LoanRequest; readonly kind: MailKind }) {
  const { t } = useTranslation('staff');
  const staff = useStaff();
  const read = useCallback(
    (backend: StaffBackend) => backend.mailStatus(request, kind),
    [request, kind],
  );
  const { remote, reload } = useStaffRemote(read);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();
  const mail = remote.status === 'ready' ? remote.data : undefined;

  async function resend(mailId: string) {
    setSending(true);
    setFailure(undefined);
    try {
      await (await staff()).sendMailAgain(mailId);
      reload();
    } catch (error) {
      setFailure(errorCode(error));
    } finally {
      setSending(false);
    }
  }

  const stateText = () => {
    if (remote.status === 'loading') return t('loading');
    if (remote.status === 'failed') return t('requests.mail.failed');
    if (!mail) return t('requests.mail.none');
    if (!mail.stuck) return t(`requests.mail.states.${mail.state}`);
    return t(`requests.mail.stuck.${mail.state === 'processing' ? 'interrupted' : 'unsent'}`);
  };
  const needsStaff = mail !== undefined && (mail.stuck || mail.state === 'error');
  return (
    <Fact label={t(`requests.mail.${kind}`)}>
      <span role="status">{needsStaff ? <Warning>{stateText()}</Warning> : stateText()}</span>
      {needsStaff && (
        <>
          {mail.state === 'error' && (
            <small>
              {t('requests.mail.attempts', { count: mail.attempts })}
              {mail.error && `: ${mail.error}`}
            </small>
          )}
          <TextButton
            disabled={sending}
            aria-label={t('requests.mail.againFor', { mail: t(`requests.mail.${kind}`) })}
            onClick={() => void resend(mail.mailId)}
          >
            {t('requests.mail.again')}
          </TextButton>
        </>
      )}
      {remote.status === 'failed' && <TextButton onClick={reload}>{t('retry')}</TextButton>}
      {failure && <Warning>{t(`failures.${failure}`)}</Warning>}
    </Fact>
  );
}
