import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password and a switch that shows it in clear. */
export function PasswordInput(
  input: InputHTMLAttributes<HTMLInputElement> & { readonly ref: Ref<HTMLInputElement> },
) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="sign-in__password">
      <input
        {...input}
        name="clave"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t(shown ? 'staffSignIn:hidePassword' : 'staffSignIn:showPassword')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'staffSignIn:hide' : 'staffSignIn:show')}
      </button>
    </div>
  );
}
