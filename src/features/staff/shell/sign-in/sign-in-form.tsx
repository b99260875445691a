import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankSignIn } from '../../../../config/staff';
import { useBackend } from '../../../../data/backend-provider';
import { errorCode } from '../../../../data/errors';
import type { CodeQuestion } from '../../../../data/staff/account';
import { readEmail } from '../../../../domain/fields/identifiers/email';
import { Icon } from '../../../../ui/art/icon';
import { Button } from '../../../../ui/button/button';
import { LoadingIcons } from '../../../../ui/feedback/loading-icons';
import { AS_TYPED } from '../../../../ui/form/as-typed';
import { Field, FieldMessage } from '../../../../ui/form/field';
import { ToCorrect } from '../../../../ui/form/to-correct';
import { useForm } from '../../../../ui/form/use-form';
import { lazyPage, ShowPage } from '../../../../ui/page/lazy-page';
import { noteActivity } from '../../session/activity';
import { BankForm } from './bank-form';
import { PasswordInput } from './password-input';
import styles from './sign-in-form.module.css';

const codeForm = lazyPage(() => import('./code-form'));

/** Shortest user and password (specification, section 5). */
const MIN_LENGTH = 5;

const EMPTY = { email: '', password: '' };

const validate = ({ email, password }: typeof EMPTY) => ({
  email: email.trim().length < MIN_LENGTH || readEmail(email).problem !== undefined,
  password: password.length < MIN_LENGTH,
});

interface SignInFormProps {
  /** Whose password is asked for; otherwise anybody's. */
  readonly email?: string;
  readonly onSubmit?: (() => void) | undefined;
  readonly onSignedIn: (() => void) | undefined;
}

/**
 * Signs staff in: with their account at the bank if the bank offers that, otherwise by password,
 * then the code of a second factor if the account has one.
 */
export function SignInForm({ onSignedIn, ...rest }: SignInFormProps) {
  const [question, setQuestion] = useState<CodeQuestion>();
  if (bankSignIn) return <BankForm way={bankSignIn} />;
  return question ? (
    <ShowPage
      page={codeForm}
      question={question}
      onConfirmed={() => onSignedIn?.()}
      onBack={() => setQuestion(undefined)}
    />
  ) : (
    <PasswordForm {...rest} onSignedIn={onSignedIn} onQuestion={setQuestion} />
  );
}

/** Asks for e-mail and password. The fields keep their text after every failure. */
function PasswordForm({
  email: known,
  onSubmit,
  onSignedIn,
  onQuestion,
}: SignInFormProps & { readonly onQuestion: (question: CodeQuestion) => void }) {
  const { t } = useTranslation();
  const loadBackend = useBackend();
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The lock took the place of what had the focus.
    if (known !== undefined) passwordInput.current?.focus();
  }, [known]);
  const form = useForm({ initialValues: { ...EMPTY, email: known ?? '' }, validate });
  const { submission, busy } = form;
  const failure = submission.status === 'failed' && errorCode(submission.error);
  const input = {
    ...AS_TYPED,
    minLength: MIN_LENGTH,
    readOnly: busy,
  };

  const signIn = form.handleSubmit(async ({ email, password }) => {
    onSubmit?.();
    // Idle time from before the sign-in must not lock the new session.
    noteActivity();
    codeForm.fetchAhead();
    try {
      const backend = await loadBackend();
      const question = await backend.signInStaff(readEmail(email).text, password);
      if (question) {
        // If it cannot be fetched, this form says so and keeps what was typed.
        await codeForm.preload();
        return onQuestion(question);
      }
    } catch (error) {
      passwordInput.current?.focus();
      throw error;
    }
    onSignedIn?.();
  });

  const passwordLabel = t(
    known === undefined ? 'staffSignIn:password' : 'staffSignIn:lock.password',
  );
  return (
    // POST, in case no script runs yet: a password must never appear in an address.
    <form ref={form.ref} className={styles.signInForm} method="post" noValidate onSubmit={signIn}>
      {known === undefined ? (
        <Field
          label={t('staffSignIn:user')}
          live={form.wrong === 0}
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
      ) : (
        // For password managers.
        <input type="email" autoComplete="username" value={known} readOnly hidden />
      )}
      <Field
        label={passwordLabel}
        live={form.wrong === 0}
        error={form.problem('password') ? t('staffSignIn:passwordProblem') : undefined}
        required
      >
        {(tied) => (
          <PasswordInput
            {...tied}
            {...input}
            label={passwordLabel}
            name="clave"
            autoComplete="current-password"
            ref={passwordInput}
            value={form.values.password}
            onChange={(event) => form.set({ password: event.target.value })}
          />
        )}
      </Field>
      <ToCorrect count={form.wrong} />
      <div className={styles.result} role="alert">
        {failure && (
          <FieldMessage>
            {failure === 'busy' ? t('staffSignIn:busy') : t(`failures:${failure}`)}
          </FieldMessage>
        )}
      </div>
      <div className={`row gap-x-20 ${styles.go}`}>
        <Button type="submit" look={busy ? 'off' : 'main'} aria-disabled={busy || undefined}>
          {t(known === undefined ? 'staffSignIn:submit' : 'staffSignIn:lock.submit')}
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
