import styles from './bar-list.module.css';

/** A number with its name. */
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** The number as written. */
  readonly text: string;
  readonly look: 'plain' | 'good' | 'bad';
}

/** A table of numbers, each with a bar of its size beside it. */
export function BarList({
  label,
  bars,
}: {
  readonly label: string;
  readonly bars: readonly Bar[];
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={styles.barList} aria-label={label}>
      <tbody>
        {bars.map(({ id, label: name, value, text, look }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={styles.bar} aria-hidden="true">
              {value > 0 && <i data-look={look} style={{ width: `${(100 * value) / most}%` }} />}
            </td>
            <td className={`${styles.text} number`}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
