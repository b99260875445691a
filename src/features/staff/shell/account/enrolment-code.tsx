import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../../data/errors';
import type { Enrolment } from '../../../../data/staff/account';
import { TextButton } from '../../../../ui/button/text-button';
import { QrCode } from '../../../../ui/data/qr-code';
import { FieldMessage } from '../../../../ui/form/field';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { OffButton } from '../../parts/off-button';
import { CODE_INPUT, readCode } from '../sign-in/code';
import styles from './account-form.module.css';

/** Asks for the first code of a new second factor. */
export function EnrolmentCode({
  enrolment: { app, confirm },
  phone,
  onDone,
  onBack,
}: {
  readonly enrolment: Enrolment;
  readonly phone: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('staff');
  const { t: code } = useTranslation('staffSignIn');
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: readCode(code) === undefined }),
  });
  const { submission, busy } = form;
  const failure = submission.status === 'failed' ? errorCode(submission.error) : undefined;
  const submit = form.handleSubmit(async ({ code }) => {
    await confirm(readCode(code) ?? '');
    onDone();
  });

  return (
    <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p role="status">{app ? t('account.factor.scan') : t('account.factor.sent', { phone })}</p>
      {app && (
        <>
          <div className={styles.qr}>
            <QrCode
              text={app.address}
              label={t('account.factor.qr')}
              failure={t('account.factor.noQr')}
            />
          </div>
          <p className={styles.key}>
            {t('account.factor.key')}: <b>{app.secret}</b>
          </p>
        </>
      )}
      <TextField
        label={code('code.label')}
        {...CODE_INPUT}
        {...form.register('code')}
        error={form.problem('code') ? code('code.problem') : undefined}
        required
      />
      <div role="alert">
        {failure && (
          <FieldMessage>
            {failure === 'bad-credentials' ? code('code.wrong') : t(`failures.${failure}`)}
          </FieldMessage>
        )}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <OffButton type="submit" isOff={busy}>
          {t('account.factor.submit')}
        </OffButton>
        {!app && <TextButton onClick={onBack}>{t('account.factor.change')}</TextButton>}
      </div>
    </form>
  );
}
