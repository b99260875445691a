import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type Ref, useId } from 'react';
import { Icon } from '../icon';
import { useDelayedBlur } from './use-delayed-blur';
import './field.css';

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** Doubt that blocks nothing; an error takes its place. */
  readonly warning?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line to type in, with its label above and what is wrong with it below, read out politely. */
export function TextField({
  label,
  onChange,
  onBlur,
  error,
  warning,
  hint,
  required = false,
  ...input
}: TextFieldProps) {
  const id = useId();
  const handleBlur = useDelayedBlur(onBlur);
  const hasMessage = Boolean(error || warning);
  const described = [hint && `${id}-hint`, hasMessage && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className="field__input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        aria-required={required || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={handleBlur}
        {...input}
      />
      <Message id={id} error={error} warning={warning} />
    </div>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick; the whole line can be pressed. */
export function Checkbox({ label, onChange, error, required = false, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={error ? 'checkbox checkbox--wrong' : 'checkbox'}>
      <label className="checkbox__line">
        <input
          type="checkbox"
          className="checkbox__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.checked)}
          {...input}
        />
        <span>{label}</span>
      </label>
      <Message id={id} error={error} />
    </div>
  );
}

function Message({
  id,
  error,
  warning,
}: {
  readonly id: string;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
}) {
  const words = error ?? warning;
  return (
    <div aria-live="polite">
      {words && (
        <p
          className={error ? 'field__message' : 'field__message field__message--doubt'}
          id={`${id}-message`}
        >
          <Icon name="alert" />
          {words}
        </p>
      )}
    </div>
  );
}
