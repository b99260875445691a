import filter from './filter-control.module.css';
import styles from './search-field.module.css';

/** A line to search by; the hint says what can be searched for. */
export function SearchField({
  label,
  hint,
  value,
  keyShortcut,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** The key that enters it, where the page listens for one. */
  readonly keyShortcut?: string;
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
        aria-keyshortcuts={keyShortcut}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
