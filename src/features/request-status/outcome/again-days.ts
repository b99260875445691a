import { askAgainFrom, DECLINE_REASONS, type DeclineReason } from '../../../domain/request/reasons';
import type { CellState } from '../tracker/cells';

const DAY_MS = 86_400_000;
const DAYS_A_ROW = 30;

/** The days after a decline, until it makes sense to ask again. */
export interface AgainDays {
  readonly from: Date;
  /** All of them; 0 if there is nothing to wait for. */
  readonly days: number;
  readonly passed: number;
  /** The day begun counted whole. */
  readonly left: number;
  /** A mark for each day, thirty in a row under the date of the first. */
  readonly rows: readonly { readonly date: Date; readonly states: readonly CellState[] }[];
}

/** How far the wait after a decline has come at a moment. */
export function againDays(reason: DeclineReason, decidedAt: Date, now: Date): AgainDays {
  const days = DECLINE_REASONS[reason];
  const from = askAgainFrom(reason, decidedAt);
  const since = Math.floor((now.getTime() - decidedAt.getTime()) / DAY_MS);
  const passed = Math.min(days, Math.max(0, since));
  const stateOf = (day: number) => (day < passed ? 'passed' : day === passed ? 'now' : 'next');
  const rows = Array.from({ length: days / DAYS_A_ROW }, (_, row) => {
    const first = row * DAYS_A_ROW;
    const states = Array.from({ length: DAYS_A_ROW }, (_, place) => stateOf(first + place));
    return { date: new Date(decidedAt.getTime() + first * DAY_MS), states };
  });
  return { from, days, passed, left: days - passed, rows };
}
