import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import { checkEmail } from '../../../domain/fields';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { LoadingIcons } from '../../../ui/loading-icons';
import { PasswordInput } from './password-input';

/** Shortest user and password (specification, section 5). */
const MIN_LENGTH = 5;

type State = 'idle' | 'submitting' | 'done' | BackendErrorCode;

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
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [state, setState] = useState<State>('idle');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const isEmailWrong = email.trim().length < MIN_LENGTH || checkEmail(email) !== undefined;
  const isPasswordWrong = password.length < MIN_LENGTH;
  const busy = state === 'submitting' || state === 'done';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (isEmailWrong) return emailInput.current?.focus();
    if (isPasswordWrong) return passwordInput.current?.focus();
    setState('submitting');
    onSubmit?.();
    try {
      const backend = await loadBackend();
      await backend.signInStaff(email.trim(), password);
      setState('done');
      onSignedIn?.();
    } catch (error) {
      setState(errorCode(error));
      passwordInput.current?.focus();
    }
  }

  return (
    // Posted where no script answers yet: a password never stands in an address.
    <form
      className="sign-in__form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="sign-in__field">
        <label htmlFor={`${id}-user`}>{t('staffSignIn:user')}</label>
        <input
          ref={emailInput}
          id={`${id}-user`}
          name="correo"
          type="email"
          minLength={MIN_LENGTH}
          autoComplete="username"
          spellCheck={false}
          autoCapitalize="none"
          value={email}
          readOnly={busy}
          aria-required="true"
          aria-invalid={checked && isEmailWrong ? true : undefined}
          aria-describedby={checked && isEmailWrong ? `${id}-user-wrong` : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        {checked && isEmailWrong && (
          <FieldProblem id={`${id}-user-wrong`}>{t('staffSignIn:userProblem')}</FieldProblem>
        )}
      </div>
      <div className="sign-in__field">
        <label htmlFor={`${id}-password`}>{t('staffSignIn:password')}</label>
        <PasswordInput
          ref={passwordInput}
          id={`${id}-password`}
          minLength={MIN_LENGTH}
          value={password}
          readOnly={busy}
          problemId={checked && isPasswordWrong ? `${id}-password-wrong` : undefined}
          onChange={setPassword}
        />
        {checked && isPasswordWrong && (
          <FieldProblem id={`${id}-password-wrong`}>
            {t('staffSignIn:passwordProblem')}
          </FieldProblem>
        )}
      </div>
      <div className="sign-in__result" role="alert">
        <SignInFailure state={state} />
      </div>
      <div className="sign-in__go">
        <Button type="submit" aria-disabled={busy || undefined} look={busy ? 'off' : 'main'}>
          {t('staffSignIn:submit')}
          <Icon name="arrow-right" />
        </Button>
        <p role="status">
          {state === 'submitting' && <LoadingIcons />}
          {state === 'submitting' && t('staffSignIn:submitting')}
          {state === 'done' && t('staffSignIn:done')}
        </p>
      </div>
    </form>
  );
}

function SignInFailure({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  if (state === 'idle' || state === 'submitting' || state === 'done') return null;
  return (
    <p className="sign-in__problem">
      <Icon name="alert" />
      {state === 'busy' ? t('staffSignIn:busy') : t(`failures:${state}`)}
    </p>
  );
}

function FieldProblem({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p className="sign-in__problem" id={id}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
