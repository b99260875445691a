import styles from './histogram.module.css';
import { type MarkPlace, placeMarks } from './histogram-marks';

/** How often values fall into each step, and a mark among them, such as their median. */
export interface HistogramSeries {
  readonly id: string;
  readonly label: string;
  readonly counts: readonly number[];
  /** `at` counts steps from the left and may lie between two. */
  readonly mark: { readonly at: number; readonly text: string };
}

const HEIGHT = 100;
/** The highest bar leaves some room below the marks. */
const HIGHEST = 96;

function outline(counts: readonly number[], most: number): string {
  const steps = counts.map((count, place) => {
    const top = Math.round((HEIGHT - (count / most) * HIGHEST) * 10) / 10;
    return `V${top}H${place + 1}`;
  });
  return `M0 ${HEIGHT}${steps.join('')}V${HEIGHT}`;
}

/** Two distributions over the same steps, each with a mark; a table nearby has the same figures. */
export function Histogram({
  label,
  area,
  line,
  ticks,
}: {
  readonly label: string;
  /** Drawn as a filled area. */
  readonly area: HistogramSeries;
  /** Drawn as a line over it. */
  readonly line: HistogramSeries;
  /** The labels below the steps; `at` counts steps from the left. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}) {
  const width = area.counts.length;
  const most = Math.max(1, ...area.counts, ...line.counts);
  const markOf = ({ mark }: HistogramSeries) => ({
    text: mark.text,
    part: Math.min(mark.at / width, 1),
  });
  const [areaPlace, linePlace] = placeMarks(markOf(area), markOf(line));

  return (
    <figure className={styles.histogram}>
      <div className={styles.plot} data-rows={Math.max(areaPlace.row, linePlace.row)}>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path className={styles.area} d={outline(area.counts, most)} />
          <path className={styles.line} d={outline(line.counts, most)} />
        </svg>
        <MarkLine series={area} part={markOf(area).part} place={areaPlace} />
        <MarkLine series={line} part={markOf(line).part} place={linePlace} isLine />
      </div>
      <div className={`${styles.ticks} number`} aria-hidden="true">
        {ticks.map(({ at, text }) => (
          <span key={at} style={{ left: `${(at / width) * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
      <figcaption className={styles.key}>
        <span>
          <i className={styles.areaKey} />
          {area.label}
        </span>
        <span>
          <i className={styles.lineKey} />
          {line.label}
        </span>
      </figcaption>
    </figure>
  );
}

function MarkLine({
  series,
  part,
  place,
  isLine = false,
}: {
  readonly series: HistogramSeries;
  readonly part: number;
  readonly place: MarkPlace;
  readonly isLine?: boolean;
}) {
  return (
    <p
      aria-hidden="true"
      className={`${styles.mark} ${isLine ? styles.lineMark : ''} number`}
      data-side={place.side}
      data-row={place.row}
      style={{ left: `${part * 100}%` }}
    >
      <span className={styles.words}>
        <b>{series.mark.text}</b>
        {series.label}
      </span>
    </p>
  );
}
