import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../data/backend-provider';
import { errorCode } from '../../../data/errors';
import { checkEmail } from '../../../domain/fields';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { LoadingIcons } from '../../../ui/feedback/loading-icons';
import { Field, FieldMessage } from '../../../ui/form/field';
import { useForm } from '../../../ui/form/use-form';
import { PasswordInput } from './password-input';
import styles from './sign-in-form.module.css';

/** Shortest user and password (specification, section 5). */
const MIN_LENGTH = 5;

const EMPTY = { email: '', password: '' };

const validate = ({ email, password }: typeof EMPTY) => ({
  email: email.trim().length < MIN_LENGTH || checkEmail(email) !== undefined,
  password: password.length < MIN_LENGTH,
});

/** Signs staff in. What was typed stays after every failure. */
export function SignInForm({
  onSubmit,
  onSignedIn,
}: {
  readonly onSubmit: (() => void) | undefined;
  readonly onSignedIn: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const passwordInput = useRef<HTMLInputElement>(null);
  const form = useForm({ initialValues: EMPTY, validate });
  const { submission, busy } = form;
  const failure = submission.status === 'failed' && errorCode(submission.error);
  const input = {
    spellCheck: false,
    autoCapitalize: 'none',
    minLength: MIN_LENGTH,
    readOnly: busy,
  };

  const signIn = form.handleSubmit(async ({ email, password }) => {
    onSubmit?.();
    try {
      const backend = await loadBackend();
      await backend.signInStaff(email.trim(), password);
    } catch (error) {
      passwordInput.current?.focus();
      throw error;
    }
    onSignedIn?.();
  });

  return (
    // Posted where no script answers yet: a password never stands in an address.
    <form ref={form.ref} className={styles.signInForm} method="post" noValidate onSubmit={signIn}>
      <Field
        label={t('staffSignIn:user')}
        error={form.problem('email') ? t('staffSignIn:userProblem') : undefined}
        required
      >
        {(tied) => (
          <input
            {...tied}
            {...input}
            name="correo"
            type="email"
            autoComplete="username"
            value={form.values.email}
            onChange={(event) => form.set({ email: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('staffSignIn:password')}
        error={form.problem('password') ? t('staffSignIn:passwordProblem') : undefined}
        required
      >
        {(tied) => (
          <PasswordInput
            {...tied}
            {...input}
            ref={passwordInput}
            value={form.values.password}
            onChange={(event) => form.set({ password: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.result} role="alert">
        {failure && (
          <FieldMessage>
            {failure === 'busy' ? t('staffSignIn:busy') : t(`failures:${failure}`)}
          </FieldMessage>
        )}
      </div>
      <div className={styles.go}>
        <Button type="submit" aria-disabled={busy || undefined} look={busy ? 'off' : 'main'}>
          {t('staffSignIn:submit')}
          <Icon name="arrow-right" />
        </Button>
        <p role="status">
          {submission.status === 'submitting' && <LoadingIcons />}
          {submission.status === 'submitting' && t('staffSignIn:submitting')}
          {submission.status === 'submitted' && t('staffSignIn:done')}
        </p>
      </div>
    </form>
  );
}
