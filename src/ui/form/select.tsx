import filter from './filter-control.module.css';
import styles from './select.module.css';

/** One of many choices by name. Its label is read, not shown, unless `showLabel` asks for it. */
export function Select<Id extends string>({
  label,
  showLabel = false,
  name,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly showLabel?: boolean;
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}) {
  return (
    <label className={styles.select}>
      <span className={showLabel ? styles.label : 'visually-hidden'}>{label}</span>
      <select
        className={filter.control}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
