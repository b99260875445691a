import { CHART_WIDTH, ChartFrame } from './chart-frame';
import styles from './column-chart.module.css';

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
  /** The labels at the left and the right end of the time line. */
  readonly from: string;
  readonly to: string;
}) {
  const most = Math.max(1, ...values);
  const room = CHART_WIDTH / Math.max(1, values.length);
  const columns = values.map((value, place) => {
    const height = (value / most) * HEIGHT;
    const left = (place + (1 - FILL) / 2) * room;
    return value > 0
      ? `M${left.toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}h${(FILL * room).toFixed(1)}V${HEIGHT}z`
      : '';
  });
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      scale={[formatY(most), formatY(0)]}
      from={from}
      to={to}
    >
      <path className={styles.columns} d={columns.join('')} />
    </ChartFrame>
  );
}
