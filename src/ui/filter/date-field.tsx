import styles from './date-field.module.css';
import filter from './filter-control.module.css';

/** A day to choose, as `2026-11-23`; empty for none. */
export function DateField({
  label,
  name,
  value,
  max,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly max: string;
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
