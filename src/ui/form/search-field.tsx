import { AS_TYPED } from './as-typed';
import filter from './filter-control.module.css';
import styles from './search-field.module.css';

/** A search field; the hint names the searchable fields. */
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
  /** The key that focuses it, if the page listens for one. */
  readonly keyShortcut?: string | undefined;
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
        {...AS_TYPED}
        aria-keyshortcuts={keyShortcut}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
