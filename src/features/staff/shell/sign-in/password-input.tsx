import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-input.module.css';

/** A password and a switch that shows it in clear, whose name is the field's too. */
export function PasswordInput({
  label,
  className = '',
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.passwordInput}>
      <input
        {...input}
        className={`${className} ${styles.input}`}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t(shown ? 'staffSignIn:hidePassword' : 'staffSignIn:showPassword', { label })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'staffSignIn:hide' : 'staffSignIn:show')}
      </button>
    </div>
  );
}
