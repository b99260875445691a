import styles from './date-field.module.css';
import filter from './filter-control.module.css';

/** A day to choose, as `2026-11-23`; empty for none. */
export function DateField({
  label,
  name,
  value,
  max,
  problemId,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly max: string;
  /** The id of the sentence that says what is wrong with the day, if anything is. */
  readonly problemId?: string | undefined;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className={styles.dateField}>
      <span className="visually-hidden">{label}</span>
      <input
        className={filter.control}
        type="date"
        name={name}
        max={max}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
