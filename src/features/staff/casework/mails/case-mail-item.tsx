import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../data/react/use-act';
import { MAX_RESENDS, type MailStatus, RESENDABLE_STATES } from '../../../../domain/mail/mail';
import { TextButton } from '../../../../ui/button/text-button';
import { useActFailure, useActWords } from '../../parts/act-words';
import { Warning } from '../../parts/warning';
import { useMember } from '../../session/use-member';
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
  const act = useAct('resendMail');
  const failure = useActFailure()(act);
  const words = useActWords();
  const { mayWork } = useMember();
  const whyId = useId();
  const item = useRef<HTMLLIElement>(null);
  const needsStaff = mail.stuck || RESENDABLE_STATES.includes(mail.state);
  const obstacle = !mayWork ? 'role' : mail.resends >= MAX_RESENDS ? 'too-many' : undefined;
  const isClosed = obstacle !== undefined || act.state.kind === 'working';

  async function resend() {
    const { kind } = await act.run({ mail: mail.mailId, resends: mail.resends });
    if (kind !== 'done') return;
    // The button goes with what it mended.
    item.current?.focus();
    onSent();
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
            aria-disabled={isClosed || undefined}
            aria-describedby={obstacle && whyId}
            aria-label={t('requests.mail.againFor', { mail: title })}
            onClick={() => {
              if (!isClosed) void resend();
            }}
          >
            {t('requests.mail.again')}
          </TextButton>
          {obstacle && <small id={whyId}>{words('resendMail', obstacle)}</small>}
        </>
      )}
      {failure && <Warning>{failure}</Warning>}
    </li>
  );
}
