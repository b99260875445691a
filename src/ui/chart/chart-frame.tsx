import type { ReactNode } from 'react';
import styles from './chart-frame.module.css';

/** The width of every chart, in its own units. */
export const CHART_WIDTH = 600;

/** A chart between its scale and its time line, with a line across for each figure of the scale. */
export function ChartFrame({
  label,
  height,
  scale,
  from,
  to,
  children,
  caption,
}: {
  readonly label: string;
  /** Of the drawing, in its own units. */
  readonly height: number;
  /** Figures at the side, from top to bottom, at equal distances. */
  readonly scale: readonly string[];
  /** The labels at the left and the right end of the time line. */
  readonly from: string;
  readonly to: string;
  /** The drawing. */
  readonly children: ReactNode;
  readonly caption?: ReactNode;
}) {
  const lines = scale.map((_, place) => {
    const top = (place / (scale.length - 1)) * height;
    return `M0 ${top}H${CHART_WIDTH}`;
  });
  return (
    <figure className={styles.chartFrame}>
      <div className={`${styles.scale} number`} aria-hidden="true">
        {scale.map((figure, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a scale never move
          <span key={place}>{figure}</span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${CHART_WIDTH} ${height}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={lines.join('')} />
        {children}
      </svg>
      <div className={styles.time} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
      {caption}
    </figure>
  );
}
