import { useId } from 'react';
import { FieldMessage } from './field';
import styles from './field.module.css';

/** A box to tick; the whole line can be pressed. Its error is its description, told with the focus. */
export function Checkbox({
  label,
  onChange,
  error,
  required = false,
  ...input
}: {
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
}) {
  const messageId = useId();
  return (
    <div className={error ? styles.checkboxWrong : undefined}>
      <label className={styles.checkboxLine}>
        <input
          type="checkbox"
          // Otherwise the browser ticks it again on coming back, before React is there.
          autoComplete="off"
          className={styles.checkboxBox}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageId}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.checked)}
          {...input}
        />
        <span>{label}</span>
      </label>
      <div id={messageId}>{error && <FieldMessage>{error}</FieldMessage>}</div>
    </div>
  );
}
