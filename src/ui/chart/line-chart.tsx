import { CHART_WIDTH, ChartFrame } from './chart-frame';
import styles from './line-chart.module.css';

/** A line of a chart. `stepped` holds each value until the next one, as prices do. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly look: 'main' | 'second';
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly stepped?: boolean;
}

const HEIGHT = 200;
const STEPS = [1, 2, 2.5, 5, 10];

/** Three round numbers that the values lie between: bottom, middle, top. */
export function chartScale(values: readonly number[]): readonly [number, number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const half = Math.max((high - low) / 2, Math.abs(high) * 0.05, 1);
  const power = 10 ** Math.floor(Math.log10(half));
  for (const step of [...STEPS, 20].map((factor) => factor * power)) {
    const bottom = Math.floor(low / step) * step;
    if (bottom + 2 * step >= high) return [bottom, bottom + step, bottom + 2 * step];
  }
  return [low, (low + high) / 2, high];
}

function draw(series: ChartSeries, at: (x: number, y: number) => readonly [number, number]) {
  return series.points
    .map(({ x, y }, index) => {
      const [left, top] = at(x, y);
      if (index === 0) return `M${left} ${top}h.01`;
      return series.stepped ? `H${left}V${top}` : `L${left} ${top}`;
    })
    .join('');
}

/** Lines over time with round numbers at the side; the same figures stand in a table nearby. */
export function LineChart({
  label,
  series,
  axis,
  formatY,
  from,
  to,
}: {
  readonly label: string;
  readonly series: readonly ChartSeries[];
  /** The moments at both ends of the time line; without them, the first and the last point. */
  readonly axis?: readonly [number, number];
  readonly formatY: (y: number) => string;
  /** The labels at the left and the right end of the time line. */
  readonly from: string;
  readonly to: string;
}) {
  const points = series.flatMap((line) => line.points);
  if (points.length === 0) return null;
  const scale = chartScale(points.map(({ y }) => y));
  const [bottom, , top] = scale;
  const [first, last] = axis ?? [
    Math.min(...points.map(({ x }) => x)),
    Math.max(...points.map(({ x }) => x)),
  ];
  const span = last - first || 1;
  const round = (value: number) => Math.round(value * 10) / 10;
  const at = (x: number, y: number) =>
    [
      round(((x - first) / span) * CHART_WIDTH),
      round(HEIGHT - ((y - bottom) / (top - bottom)) * HEIGHT),
    ] as const;

  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      scale={[...scale].reverse().map(formatY)}
      from={from}
      to={to}
      caption={series.length > 1 && <Key series={series} />}
    >
      {series.map((line) => (
        <path key={line.id} className={classOf(line)} d={draw(line, at)} />
      ))}
    </ChartFrame>
  );
}

const classOf = ({ look }: ChartSeries) =>
  `${styles.line} ${look === 'second' ? styles.second : ''}`;

/** Which line is which. */
function Key({ series }: { readonly series: readonly ChartSeries[] }) {
  return (
    <figcaption className={styles.key}>
      {series.map((line) => (
        <span key={line.id}>
          <svg aria-hidden="true" viewBox="0 0 28 8">
            <path className={classOf(line)} d="M0 4h28" />
          </svg>
          {line.label}
        </span>
      ))}
    </figcaption>
  );
}
