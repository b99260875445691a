import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { bankSignIn } from '../../../../config/staff';
import type { Backend } from '../../../../data/backend';
import { useBackend } from '../../../../data/backend-provider';
import { type BackendErrorCode, errorCode, isUnclear } from '../../../../data/errors';
import { useRemote } from '../../../../data/use-remote';
import { checkPassword, PASSWORD_LENGTHS } from '../../../../domain/fields/password';
import {
  INVITATION_HOURS,
  type Invitation,
  type InvitationRefusal,
} from '../../../../domain/staff/people';
import { failures } from '../../../../i18n/es/failures';
import { staffInvitation } from '../../../../i18n/es/staff/shell/invitation';
import { staffSignIn } from '../../../../i18n/es/staff/shell/sign-in';
import { formatTime } from '../../../../i18n/format';
import { useLanguage, usePageCopy } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { NoBreak } from '../../../../ui/data/no-break';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { Field, FieldMessage } from '../../../../ui/form/field';
import { useForm } from '../../../../ui/form/use-form';
import { OffButton } from '../../parts/off-button';
import { noteActivity } from '../../session/activity';
import { BankForm } from './bank-form';
import { GateScreen } from './gate-screen';
import { PasswordInput } from './password-input';
import styles from './sign-in-form.module.css';

/** The page of a mailed invitation: the person chooses a password, or signs in at the bank. */
export default function InvitationScreen({ linkKey }: { readonly linkKey: string }) {
  usePageCopy({ failures, staffInvitation, staffSignIn });
  const { t } = useTranslation('staffInvitation');
  const [refusal, setRefusal] = useState<InvitationRefusal>();
  const { remote, reload } = useRemote(
    useCallback(async (backend: Backend) => (await backend.invitations()).read(linkKey), [linkKey]),
  );
  const read = remote.status === 'ready' ? remote.data : undefined;
  const refused = refusal ?? (read && 'refused' in read ? read.refused : undefined);
  const invitation = read && !('refused' in read) && !refused ? read : undefined;
  return (
    <GateScreen
      key={refused}
      title={t(refused ? `${refused}Title` : 'title')}
      foot={
        // A new page: the address still holds the key.
        <a className="link" href={paths.staffSignIn}>
          {t('signIn')}
        </a>
      }
    >
      {refused && <p role="status">{t(refused, { hours: INVITATION_HOURS })}</p>}
      {remote.status === 'loading' && (
        <div className={`row gap-x-20 ${styles.go}`}>
          <p role="status">
            <LoadingIcons /> {t('loading')}
          </p>
        </div>
      )}
      {remote.status === 'failed' && <ReadFailure code={remote.code} onRetry={reload} />}
      {invitation && bankSignIn && (
        <>
          <p>{t('helloBank', { name: invitation.name })}</p>
          <p>
            <NoBreak>{t('accountBank', { email: invitation.email })}</NoBreak>
          </p>
          <BankForm way={bankSignIn} />
        </>
      )}
      {invitation && !bankSignIn && (
        <AcceptForm invitation={invitation} linkKey={linkKey} onRefused={setRefusal} />
      )}
    </GateScreen>
  );
}

function ReadFailure({
  code,
  onRetry,
}: {
  readonly code: BackendErrorCode;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.signInForm}>
      <div className={styles.result} role="alert">
        <FieldMessage>{t(`failures:${code}`)}</FieldMessage>
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <Button onClick={onRetry}>{t('staffInvitation:retry')}</Button>
      </div>
    </div>
  );
}

function AcceptForm({
  invitation: { name, email, expiresAt },
  linkKey,
  onRefused,
}: {
  readonly invitation: Invitation;
  readonly linkKey: string;
  readonly onRefused: (refusal: InvitationRefusal) => void;
}) {
  const { t } = useTranslation('staffInvitation');
  const { t: failed } = useTranslation('failures');
  const { language } = useLanguage();
  const loadBackend = useBackend();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { password: '' },
    validate: ({ password }) => ({ password: checkPassword(password, { email, present: '' }) }),
  });
  const { submission, busy } = form;
  const problem = form.problem('password');
  const failure = submission.status === 'failed' ? errorCode(submission.error) : undefined;

  const accept = form.handleSubmit(async ({ password }) => {
    const backend = await loadBackend();
    const answer = await (await backend.invitations()).accept(linkKey, password);
    if ('refused' in answer) return onRefused(answer.refused);
    // Idle time from before the sign-in must not lock the new session.
    noteActivity();
    await backend.signInStaff(answer.email, password).catch(() => undefined);
    // Staff who are signed in go on to the staff area.
    void navigate(paths.staffSignIn, { replace: true, state: { search: '?tab=solicitudes' } });
  });

  function words(code: BackendErrorCode): string {
    if (code === 'busy') return t('busy');
    return isUnclear(code) && code !== 'offline' ? t('unclear') : failed(code);
  }

  return (
    <>
      <div>
        <p>{t('hello', { name })}</p>
        <p>
          <NoBreak>{t('account', { email })}</NoBreak>
        </p>
        <p className="number">
          {t('until', { date: formatTime(expiresAt, 'fullMoment', language) })}
        </p>
      </div>
      <form ref={form.ref} className={styles.signInForm} method="post" noValidate onSubmit={accept}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('password')}
          error={problem && t(`problems.${problem}`, PASSWORD_LENGTHS)}
          note={<p>{t('advice', PASSWORD_LENGTHS)}</p>}
          required
        >
          {(tied) => (
            <PasswordInput
              {...tied}
              label={t('password')}
              name="claveNueva"
              autoComplete="new-password"
              readOnly={busy}
              value={form.values.password}
              onChange={(event) => form.set({ password: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.result} role="alert">
          {failure && <FieldMessage>{words(failure)}</FieldMessage>}
        </div>
        <div className={`row gap-x-20 ${styles.go}`}>
          <OffButton type="submit" isOff={busy}>
            {t('submit')} <Icon name="arrow-right" />
          </OffButton>
          <p role="status">
            {submission.status === 'submitting' && <LoadingIcons />}
            {submission.status === 'submitting' && t('submitting')}
            {submission.status === 'submitted' && t('done')}
          </p>
        </div>
      </form>
    </>
  );
}
