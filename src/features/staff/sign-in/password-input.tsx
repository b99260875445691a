import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password and a switch that shows it in clear. */
export function PasswordInput({
  id,
  minLength,
  value,
  readOnly,
  problemId,
  onChange,
  ref,
}: {
  readonly id: string;
  readonly minLength: number;
  readonly value: string;
  readonly readOnly: boolean;
  /** Id of the sentence that says what is wrong with it, where something is. */
  readonly problemId: string | undefined;
  readonly onChange: (password: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="sign-in__password">
      <input
        ref={ref}
        id={id}
        name="clave"
        type={shown ? 'text' : 'password'}
        minLength={minLength}
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        readOnly={readOnly}
        aria-required="true"
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
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
