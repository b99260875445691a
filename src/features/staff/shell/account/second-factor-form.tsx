import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../../data/backend-provider';
import { errorCode } from '../../../../data/errors';
import type { Enrolment, SecondFactor } from '../../../../data/staff/account';
import { formatPhone, readPhone } from '../../../../domain/fields/identifiers/phone';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { FieldMessage } from '../../../../ui/form/field';
import { TextField } from '../../../../ui/form/text-field';
import { useForm } from '../../../../ui/form/use-form';
import { OffButton } from '../../parts/off-button';
import styles from './account-form.module.css';
import { EnrolmentCode } from './enrolment-code';

/** Whether a text is a telephone number, which may not be left out here. */
function isPhone(typed: string): boolean {
  const { text, problem } = readPhone(typed);
  return text !== '' && !problem;
}

/** Sets a second factor up, in two steps. */
export function SecondFactorForm({
  factor,
  onDone,
}: {
  readonly factor: SecondFactor;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('staff');
  const loadBackend = useBackend();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const form = useForm({
    initialValues: { phone: '' },
    validate: ({ phone }) => ({ phone: factor === 'sms' && !isPhone(phone) }),
  });
  const { submission } = form;
  const busy = submission.status === 'submitting';
  const failure = submission.status === 'failed' ? errorCode(submission.error) : undefined;

  const begin = form.handleSubmit(async ({ phone }) => {
    const account = await (await loadBackend()).staffAccount();
    setEnrolment(await account.enrol(readPhone(phone).text));
  });

  if (enrolment)
    return (
      <EnrolmentCode
        enrolment={enrolment}
        phone={formatPhone(readPhone(form.values.phone).text)}
        onDone={onDone}
        onBack={() => {
          setEnrolment(undefined);
          form.reset();
        }}
      />
    );
  return (
    <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={begin}>
      {factor === 'sms' && (
        <TextField
          label={t('account.factor.phone')}
          name="celular"
          type="tel"
          autoComplete="tel"
          {...form.register('phone')}
          error={form.problem('phone') ? t('account.factor.phoneProblem') : undefined}
          required
        />
      )}
      <div role="alert">
        {failure && (
          <FieldMessage>
            {failure === 'unknown' || failure === 'denied'
              ? t('account.factor.notTaken')
              : t(`failures.${failure}`)}
          </FieldMessage>
        )}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <OffButton type="submit" isOff={busy}>
          {t(factor === 'sms' ? 'account.factor.send' : 'account.factor.begin')}
        </OffButton>
        <p role="status">
          {busy && <LoadingIcons />}
          {busy && t('account.factor.busyNow')}
        </p>
      </div>
    </form>
  );
}
