import styles from './progress.module.css';

/** How far something has come, in words beside the bar. */
export function Progress({
  label,
  value,
  max,
}: {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}) {
  return (
    <label className={styles.progress}>
      <span className="number">{label}</span>
      <progress value={Math.min(value, max)} max={Math.max(max, 1)} />
    </label>
  );
}
