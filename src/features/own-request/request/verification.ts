import { bankClock, dayKey } from '../../../domain/day';
import type { RequestState } from '../../../domain/request/request-state';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time';
import type { FollowedRequest } from './followed-request';

/** What a request's status looks like: its state, or `overdue` once the bank is past the 72 hours. */
export type Stage = RequestState | 'overdue';

/** The stage of a request at a moment. */
export function stageOf({ status, state, deadline }: FollowedRequest, now: Date): Stage {
  return status === 'pending' && now >= deadline ? 'overdue' : state;
}

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

/** How much of the 72 hours is left: all of them while the visitor's clock is behind the bank's. */
export function timeLeft({ clockFrom, deadline }: FollowedRequest, now: Date): Duration {
  return duration(now < clockFrom ? clockFrom : now, deadline);
}

/** Whole hours since the request came in, at most 72. */
export function hoursPassed(receivedAt: Date, now: Date): number {
  const hours = Math.floor((now.getTime() - receivedAt.getTime()) / HOUR_MS);
  return Math.min(VERIFICATION_HOURS, Math.max(0, hours));
}

/** What an hour or a day looks like: over, over while the bank waited, under way, or still to come. */
export type CellState = 'passed' | 'waiting' | 'now' | 'next';

/** One of the 72 hours, by its number from 0; in `waiting` the bank waited for the visitor. */
export interface Hour {
  readonly index: number;
  readonly state: CellState;
}

/** The hours that begin on one day in Santo Domingo. */
export interface Day {
  readonly date: Date;
  /** Hours of that day before the first of these. */
  readonly skipped: number;
  readonly hours: readonly Hour[];
}

/**
 * The 72 hours by day in Santo Domingo, so that each stands under its hour of the day. The bank may
 * wait for the visitor since some moment.
 */
export function daysOf(receivedAt: Date, now: Date, waitsSince?: Date): Day[] {
  const passed = hoursPassed(receivedAt, now);
  const waits = waitsSince ? hoursPassed(receivedAt, waitsSince) : VERIFICATION_HOURS;
  const days = new Map<string, { date: Date; skipped: number; hours: Hour[] }>();
  for (let index = 0; index < VERIFICATION_HOURS; index += 1) {
    const date = new Date(receivedAt.getTime() + index * HOUR_MS);
    const key = dayKey(date);
    const day = days.get(key) ?? { date, skipped: bankClock(date).getUTCHours(), hours: [] };
    const state = index < passed ? 'passed' : index === passed ? 'now' : 'next';
    const isWaiting = index >= waits && index <= passed;
    day.hours.push({ index, state: isWaiting ? 'waiting' : state });
    days.set(key, day);
  }
  return [...days.values()];
}
