import { type Count, Field, textAreaClass } from './field';
import styles from './field.module.css';
import { useDelayedBlur } from './use-delayed-blur';

/** A few lines to type in, with how much of the space is used. */
export function TextAreaField({
  label,
  onChange,
  onBlur,
  error,
  hint,
  count,
  live,
  ...area
}: {
  readonly label: string;
  readonly name: string;
  readonly rows: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  /** What becomes of the words; an error takes its place. */
  readonly hint?: string;
  readonly count: Count;
  readonly live?: boolean | undefined;
  readonly readOnly?: boolean;
}) {
  const handleBlur = useDelayedBlur(onBlur);
  return (
    <Field
      label={label}
      error={error}
      note={hint && <p className={`${styles.hint} muted`}>{hint}</p>}
      count={count}
      required
      live={live}
    >
      {(tied) => (
        <textarea
          {...tied}
          className={textAreaClass}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          {...area}
        />
      )}
    </Field>
  );
}
