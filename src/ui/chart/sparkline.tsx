import styles from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 22;
/** Room above and below, so that the thick line is never cut. */
const MARGIN = 2;

function stepPath(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const step = WIDTH / values.length;
  const points = values.map((value, index) => {
    const y = HEIGHT - MARGIN - ((value - lowest) / range) * (HEIGHT - 2 * MARGIN);
    return `${index === 0 ? 'M0 ' : 'V'}${y.toFixed(1)}H${((index + 1) * step).toFixed(1)}`;
  });
  return points.join('');
}

/** A small line of values, oldest first; the label says in words what it shows. */
export function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}) {
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path
        d={stepPath(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
