import styles from './choice.module.css';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Id of the chosen option. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly isClosed?: boolean;
  }[];
  readonly describedBy: string;
}

/** One of several options, in the browser's own list. */
export function Choice({ id, name, value, onChange, options, describedBy }: Props) {
  return (
    <span className={styles.choice}>
      <select
        className={styles.list}
        id={id}
        name={name}
        value={value}
        aria-describedby={describedBy}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isClosed}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
