import styles from './yes-no.module.css';

interface Props {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly yes: string;
  readonly no: string;
}

/** A yes/no question: two radio buttons with the values `yes` and `no`. */
export function YesNo({ name, value, onChange, labelledBy, describedBy, yes, no }: Props) {
  const option = (written: 'yes' | 'no', label: string, means: boolean) => (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        value={written}
        checked={value === means}
        onChange={() => onChange(means)}
        autoComplete="off"
      />
      {label}
    </label>
  );
  return (
    <div
      className={styles.yesNo}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {option('yes', yes, true)}
      {option('no', no, false)}
    </div>
  );
}
