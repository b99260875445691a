import { CHART_WIDTH, ChartFrame } from './chart-frame';
import styles from './column-chart.module.css';

const HEIGHT = 100;
/** The part of its room that a column takes. */
const FILL = 0.72;

/** Columns over time, each from zero; the same figures stand in a table nearby. */
export function ColumnChart({
  label,
  values,
  tops,
  formatY,
  from,
  to,
}: {
  readonly label: string;
  /** Oldest first, none below zero. */
  readonly values: readonly number[];
  /** The upper part of each column, which then stands in ink on an electric one. */
  readonly tops?: readonly number[];
  readonly formatY: (y: number) => string;
  /** The labels at the left and the right end of the time line. */
  readonly from: string;
  readonly to: string;
}) {
  const most = Math.max(1, ...values);
  const room = CHART_WIDTH / Math.max(1, values.length);
  const scaled = (value: number) => (value / most) * HEIGHT;
  const draw = (heights: readonly number[], foot: (place: number) => number) =>
    heights
      .map((value, place) => {
        const left = (place + (1 - FILL) / 2) * room;
        const bottom = (HEIGHT - scaled(foot(place))).toFixed(1);
        return value > 0
          ? `M${left.toFixed(1)} ${bottom}v${(-scaled(value)).toFixed(1)}h${(FILL * room).toFixed(1)}V${bottom}z`
          : '';
      })
      .join('');
  const feet = values.map((value, place) => value - (tops?.[place] ?? 0));
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      scale={[formatY(most), formatY(0)]}
      from={from}
      to={to}
    >
      <path className={tops ? styles.feet : styles.columns} d={draw(feet, () => 0)} />
      {tops && <path className={styles.columns} d={draw(tops, (place) => feet[place] ?? 0)} />}
    </ChartFrame>
  );
}
