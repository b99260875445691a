import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { AS_TYPED } from './as-typed';
import { Field, FieldMessage } from './field';
import styles from './field.module.css';
import { useDelayedBlur } from './use-delayed-blur';

/** A line to type in. */
export function TextField({
  label,
  onChange,
  onBlur,
  error,
  warning,
  required = false,
  live,
  asTyped = false,
  ...input
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** A warning that does not block sending; an error replaces it. */
  readonly warning?: string | undefined;
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly live?: boolean | undefined;
  /** The letters stay as they are typed: a code, the name of an account. */
  readonly asTyped?: boolean;
  readonly disabled?: boolean;
}) {
  const handleBlur = useDelayedBlur(onBlur);
  return (
    <Field
      label={label}
      error={error}
      note={warning && <FieldMessage className={styles.messageDoubt}>{warning}</FieldMessage>}
      required={required}
      live={live}
    >
      {(tied) => (
        <input
          {...tied}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          {...(asTyped && AS_TYPED)}
          {...input}
        />
      )}
    </Field>
  );
}
