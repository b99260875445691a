import { bankClock, dayKey } from '../../../domain/day';
import type { RequestState } from '../../../domain/request/request-state';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time';
import type { FollowedRequest } from './followed-request';

/** What a request's status looks like: its state, or `overdue` once the bank is past the 72 hours. */
export type Stage = RequestState | 'overdue';

/** The stage of a request at a moment. */
export function stageOf({ state, deadline }: FollowedRequest, now: Date): Stage {
  return deadline && now >= deadline ? 'overdue' : state;
}

/** The bank's hours for a followed request. */
type BankClock = Pick<FollowedRequest, 'clockFrom' | 'deadline' | 'minutesOnAnswer' | 'isMoved'>;

/** A length of time in whole hours and minutes. */
export interface Duration {
  readonly hours: number;
  readonly minutes: number;
}

/** The time from one moment to a later one, rounded up to a minute and never negative. */
export function duration(from: Date, to: Date): Duration {
  const minutes = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/**
 * How much of the 72 hours is left: all of them while the visitor's clock is behind the bank's. While the
 * bank waits, what it has once the visitor answers.
 */
export function timeLeft(
  { clockFrom, deadline, minutesOnAnswer = 0 }: BankClock,
  now: Date,
): Duration {
  if (deadline) return duration(now < clockFrom ? clockFrom : now, deadline);
  return { hours: Math.floor(minutesOnAnswer / 60), minutes: minutesOnAnswer % 60 };
}

/** How many whole hours of the 72 have passed. */
export function hoursPassed(clock: BankClock, now: Date): number {
  const { hours, minutes } = timeLeft(clock, now);
  return Math.max(0, VERIFICATION_HOURS - hours - (minutes > 0 ? 1 : 0));
}

/** What an hour or a day looks like: over, standing still while the bank waits, under way, or still to come. */
export type CellState = 'passed' | 'waiting' | 'now' | 'next';

/** Some of the 72 hours, in a row. */
export interface HourRow {
  /** The number of the first one, from 0. */
  readonly first: number;
  /** The day in Santo Domingo on which they begin; undefined if the hours stand or stood still. */
  readonly date: Date | undefined;
  /** Hours of that day before the first of these. */
  readonly skipped: number;
  readonly states: readonly CellState[];
}

/** The day on which an hour begins, or the number of its 24 if the hours stand or stood still. */
function rowOf({ clockFrom, isMoved }: BankClock, index: number) {
  const date = new Date(clockFrom.getTime() + index * HOUR_MS);
  return isMoved
    ? { key: `${Math.floor(index / 24)}`, date: undefined, skipped: 0 }
    : { key: dayKey(date), date, skipped: bankClock(date).getUTCHours() };
}

/**
 * The 72 hours by day in Santo Domingo, so that each stands under its hour of the day; in rows of 24
 * where a question moved them.
 */
export function hourRows(clock: BankClock, now: Date): HourRow[] {
  const passed = hoursPassed(clock, now);
  const current = clock.deadline ? 'now' : 'waiting';
  const rows = new Map<string, Omit<HourRow, 'states'> & { states: CellState[] }>();
  for (let index = 0; index < VERIFICATION_HOURS; index += 1) {
    const { key, date, skipped } = rowOf(clock, index);
    const row = rows.get(key) ?? { first: index, date, skipped, states: [] };
    row.states.push(index < passed ? 'passed' : index === passed ? current : 'next');
    rows.set(key, row);
  }
  return [...rows.values()];
}
