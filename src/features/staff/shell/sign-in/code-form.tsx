import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../../data/errors';
import type { CodeQuestion } from '../../../../data/staff/account';
import { TextButton } from '../../../../ui/button/text-button';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { Field, FieldMessage } from '../../../../ui/form/field';
import { useForm } from '../../../../ui/form/use-form';
import { OffButton } from '../../parts/off-button';
import { CODE_INPUT, readCode } from './code';
import styles from './sign-in-form.module.css';

/** Asks for the code of a second factor; another one takes the password again. */
export default function CodeForm({
  question,
  onConfirmed,
  onBack,
}: {
  readonly question: Pick<CodeQuestion, 'factor' | 'phoneEnd' | 'confirm'>;
  readonly onConfirmed: () => void;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('staffSignIn');
  const { t: failures } = useTranslation('failures');
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: readCode(code) === undefined }),
  });
  const { submission, busy } = form;
  const failure = submission.status === 'failed' && errorCode(submission.error);
  const confirm = form.handleSubmit(async ({ code }) => {
    await question.confirm(readCode(code) ?? '');
    onConfirmed();
  });

  return (
    <form ref={form.ref} className={styles.signInForm} method="post" noValidate onSubmit={confirm}>
      <p>{t(`code.${question.factor}`, { end: question.phoneEnd ?? '' })}</p>
      <Field
        label={t('code.label')}
        error={form.problem('code') ? t('code.problem') : undefined}
        required
      >
        {(tied) => (
          <input
            {...tied}
            {...CODE_INPUT}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that was used
            autoFocus
            readOnly={busy}
            value={form.values.code}
            onChange={(event) => form.set({ code: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.result} role="alert">
        {failure && (
          <FieldMessage>
            {failure === 'bad-credentials' ? t('code.wrong') : failures(failure)}
          </FieldMessage>
        )}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <OffButton type="submit" isOff={busy}>
          {t('code.submit')}
        </OffButton>
        <TextButton onClick={onBack}>{t('code.back')}</TextButton>
        <p role="status">
          {submission.status === 'submitting' && <LoadingIcons />}
          {submission.status === 'submitting' && t('submitting')}
          {submission.status === 'submitted' && t('done')}
        </p>
      </div>
    </form>
  );
}
