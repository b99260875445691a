import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../../data/backend-provider';
import { type BackendErrorCode, errorCode, isUnclear } from '../../../../data/errors';
import type { NewPasswordQuestion } from '../../../../data/staff/account';
import { checkPassword, PASSWORD_LENGTHS } from '../../../../domain/fields/password';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { Field, FieldMessage, inputClass } from '../../../../ui/form/field';
import { ToCorrect } from '../../../../ui/form/to-correct';
import { useForm } from '../../../../ui/form/use-form';
import { OffButton } from '../../parts/off-button';
import CodeForm from '../sign-in/code-form';
import { PasswordInput } from '../sign-in/password-input';
import styles from './account-form.module.css';
import { DoneLine } from './done-line';

const EMPTY = { present: '', next: '' };

/** Which of our sentences says why the password was not changed; undefined for the usual one. */
function wordsFor(code: BackendErrorCode): 'wrong' | 'weak' | 'busy' | 'unclear' | undefined {
  if (code === 'bad-credentials') return 'wrong';
  if (code === 'weak-password') return 'weak';
  if (code === 'busy') return 'busy';
  return isUnclear(code) && code !== 'offline' ? 'unclear' : undefined;
}

/** Changes the own password. The fields keep their text after every failure. */
export function ChangePasswordForm({
  email,
  duty = false,
}: {
  readonly email: string;
  /** The present password is the one that the bank made up. */
  readonly duty?: boolean;
}) {
  const { t } = useTranslation('staff');
  const loadBackend = useBackend();
  const [question, setQuestion] = useState<NewPasswordQuestion>();
  const form = useForm({
    initialValues: EMPTY,
    validate: ({ present, next }) => ({
      present: present === '',
      next: checkPassword(next, { email, present }),
    }),
  });
  const { submission } = form;
  const busy = submission.status === 'submitting';
  const failure = submission.status === 'failed' ? errorCode(submission.error) : undefined;
  const words = failure && wordsFor(failure);
  const problem = form.problem('next');

  const change = form.handleSubmit(async ({ present, next }) => {
    const account = await (await loadBackend()).staffAccount();
    setQuestion(await account.changePassword(present, next));
  });

  if (question)
    return (
      <div className={`${styles.code} on-ink`}>
        <CodeForm
          question={question}
          onConfirmed={() => setQuestion(undefined)}
          onBack={() => void question.leave()}
        />
      </div>
    );
  if (submission.status === 'submitted' && !duty)
    return <DoneLine>{t('account.password.done')}</DoneLine>;
  return (
    <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={change}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t(duty ? 'account.password.presentDuty' : 'account.password.present')}
        live={form.wrong === 0}
        error={form.problem('present') ? t('account.password.presentProblem') : undefined}
        name="clave"
        autoComplete="current-password"
        readOnly={busy}
        value={form.values.present}
        onChange={(event) => form.set({ present: event.target.value })}
      />
      <PasswordField
        label={t('account.password.next')}
        live={form.wrong === 0}
        error={problem && t(`account.password.problems.${problem}`, PASSWORD_LENGTHS)}
        note={<p className={styles.advice}>{t('account.password.advice', PASSWORD_LENGTHS)}</p>}
        name="claveNueva"
        autoComplete="new-password"
        readOnly={busy}
        value={form.values.next}
        onChange={(event) => form.set({ next: event.target.value })}
      />
      <ToCorrect count={form.wrong} />
      {!duty && <p className={styles.advice}>{t('account.password.ends')}</p>}
      <div role="alert">
        {failure && (
          <FieldMessage>
            {words ? t(`account.password.${words}`) : t(`failures.${failure}`)}
          </FieldMessage>
        )}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <OffButton type="submit" isOff={busy}>
          {t('account.password.submit')}
        </OffButton>
        <p role="status">
          {busy && <LoadingIcons />}
          {busy && t('account.password.submitting')}
        </p>
      </div>
    </form>
  );
}

/** A password with its label, in the look of a text field. */
function PasswordField({
  label,
  error,
  note,
  live,
  ...input
}: Pick<ComponentProps<typeof Field>, 'error' | 'note' | 'live'> &
  ComponentProps<typeof PasswordInput>) {
  return (
    <Field label={label} error={error} note={note} live={live} required>
      {(tied) => <PasswordInput {...tied} {...input} label={label} className={inputClass ?? ''} />}
    </Field>
  );
}
