import type { CSSProperties } from 'react';
import styles from './cells.module.css';

/** What an hour or a day looks like: over, over while the bank waited, under way, or still to come. */
export type CellState = 'passed' | 'waiting' | 'now' | 'next';

const STATES = {
  passed: styles.passed,
  waiting: styles.waiting,
  now: styles.now,
  next: '',
} satisfies Record<CellState, string | undefined>;

/** A row of marks and its name; `skipped` leaves room before the first one. */
export interface CellRow {
  readonly name: string;
  readonly skipped: number;
  readonly states: readonly CellState[];
}

/** Time as marks, in rows of as many as `columns`; the label says in words what they show. */
export function Cells({
  label,
  rows,
  columns,
}: {
  readonly label: string;
  readonly rows: readonly CellRow[];
  readonly columns: number;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.cells}
      style={{ '--columns': columns } as CSSProperties}
    >
      {rows.map(({ name, skipped, states }) => (
        <div className={styles.line} key={name}>
          <b className={styles.name}>{name}</b>
          <span className={styles.row}>
            {states.map((state, place) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a row never move
                key={place}
                className={`${styles.cell} ${STATES[state]}`}
                style={place === 0 ? { gridColumnStart: skipped + 1 } : undefined}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
