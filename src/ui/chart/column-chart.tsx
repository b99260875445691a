import styles from './column-chart.module.css';

const WIDTH = 600;
const HEIGHT = 100;
/** The part of its room that a column takes. */
const FILL = 0.72;

/** Columns over time, each from zero; the same figures stand in a table nearby. */
export function ColumnChart({
  label,
  values,
  formatY,
  from,
  to,
}: {
  readonly label: string;
  /** Oldest first, none below zero. */
  readonly values: readonly number[];
  readonly formatY: (y: number) => string;
  /** What is written at the left and the right end of the time line. */
  readonly from: string;
  readonly to: string;
}) {
  const most = Math.max(1, ...values);
  const room = WIDTH / Math.max(1, values.length);
  const columns = values.map((value, place) => {
    const height = (value / most) * HEIGHT;
    const left = (place + (1 - FILL) / 2) * room;
    return value > 0
      ? `M${left.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${(FILL * room).toFixed(1)}V${HEIGHT}z`
      : '';
  });
  return (
    <figure className={styles.columnChart}>
      <div className={`${styles.scale} number`} aria-hidden="true">
        <span>{formatY(most)}</span>
        <span>{formatY(0)}</span>
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
        <path className={styles.columns} d={columns.join('')} />
      </svg>
      <div className={styles.time} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </figure>
  );
}
