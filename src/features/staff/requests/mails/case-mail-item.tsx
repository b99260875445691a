import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { MailStatus } from '../../../../data/staff/casework';
import { MAX_RESENDS, RESENDABLE_STATES } from '../../../../domain/mail/mail';
import { TextButton } from '../../../../ui/button/text-button';
import { useMember } from '../../tab/use-member';
import { useStaff } from '../../tab/use-staff';
import { Warning } from '../../tab/warning';
import { mailStateText } from './mail-state-text';

/** A mail with how far it has come; one that failed, is stuck or was held back can be sent again. */
export function CaseMailItem({
  mail,
  title,
  onSent,
}: {
  readonly mail: MailStatus;
  readonly title: string;
  readonly onSent: () => void;
}) {
  const { t } = useTranslation('staff');
  const staff = useStaff();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode>();
  const { mayWork } = useMember();
  const whyId = useId();
  const item = useRef<HTMLLIElement>(null);
  const needsStaff = mail.stuck || RESENDABLE_STATES.includes(mail.state);
  const why = !mayWork
    ? t('requests.mail.role')
    : mail.resends >= MAX_RESENDS && t('requests.mail.noMore', { count: mail.resends });

  async function resend() {
    setSending(true);
    setFailure(undefined);
    try {
      await (await staff()).sendMailAgain(mail.mailId);
      // The button goes with what it mended.
      item.current?.focus();
      onSent();
    } catch (error) {
      setFailure(errorCode(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <li ref={item} tabIndex={-1}>
      <b>{title}</b>
      <span className={needsStaff ? undefined : 'muted'}>
        {needsStaff ? <Warning>{mailStateText(mail, t)}</Warning> : mailStateText(mail, t)}
      </span>
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
            aria-disabled={why ? true : undefined}
            aria-describedby={why ? whyId : undefined}
            aria-label={t('requests.mail.againFor', { mail: title })}
            onClick={() => {
              if (!why) void resend();
            }}
          >
            {t('requests.mail.again')}
          </TextButton>
          {why && <small id={whyId}>{why}</small>}
        </>
      )}
      {failure && <Warning>{t(`failures.${failure}`)}</Warning>}
    </li>
  );
}
