import filter from './filter-control.module.css';
import styles from './search-field.module.css';

/** A line to search by; the hint says what can be searched for. */
export function SearchField({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className={styles.searchField}>
      <span className="visually-hidden">
        {label}: {hint}
      </span>
      <input
        className={filter.control}
        type="search"
        name="buscar"
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
