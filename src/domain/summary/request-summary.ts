import type { Cents } from '../money';
import type { DeclineReason } from '../request/reasons';
import { addBuckets, type Bucket, medianOf } from './histogram';
import { lateness } from './lateness';

/** The requests of one day. */
export interface SummaryDay {
  /** A day in Santo Domingo, as `2026-11-23`. */
  readonly day: string;
  readonly count: number;
  /** Those with a recorded value, and its sum. */
  readonly valued: number;
  readonly sum: Cents;
}

/** Sums over many requests, erased ones included, known without reading them. */
export interface RequestSummary {
  readonly count: number;
  /** Those with a recorded value, and its sum. */
  readonly valued: number;
  readonly sum: Cents;
  /** Recorded values in cents, sorted. */
  readonly values: readonly Bucket[];
  /** Oldest first, at most 400 days back; days without requests are left out. */
  readonly days: readonly SummaryDay[];
  readonly approved: number;
  readonly declined: number;
  readonly withdrawn: number;
  /** Closed because the visitor did not answer the bank's question. */
  readonly unanswered: number;
  /** How often each reason was given; `none` for declines from before reasons. */
  readonly reasons: Readonly<Partial<Record<DeclineReason | 'none', number>>>;
  /** Minutes from the request to its decision, sorted. */
  readonly minutes: readonly Bucket[];
  /** Decisions within the 72 hours that the bank promises. */
  readonly onTime: number;
  /** Open requests whose 72 hours are over, as of this look. */
  readonly overdue: number;
  /** Decisions that the bank undid; only the last word counts in everything else. */
  readonly undone: number;
  /** Requests that were reconsidered after a decline, and those of them that are approved now. */
  readonly reconsidered: number;
  readonly reconsideredApproved: number;
}

/** The summary of no requests. */
export const NO_REQUESTS: RequestSummary = {
  count: 0,
  valued: 0,
  sum: 0,
  values: [],
  days: [],
  approved: 0,
  declined: 0,
  withdrawn: 0,
  unanswered: 0,
  reasons: {},
  minutes: [],
  onTime: 0,
  overdue: 0,
  undone: 0,
  reconsidered: 0,
  reconsideredApproved: 0,
};

/** The mean of a sum of cents; undefined if nothing has a value. */
export function meanValue({ valued, sum }: Pick<SummaryDay, 'valued' | 'sum'>): Cents | undefined {
  return valued === 0 ? undefined : Math.round(sum / valued);
}

/** The median value in cents, right within 5 %; undefined if nothing has a value. */
export function medianValue({ values }: RequestSummary): Cents | undefined {
  const median = medianOf(values);
  return median === undefined ? undefined : Math.round(median);
}

/**
 * The part of the decisions and of the overdue requests, from 0 to 1, that were decided within 72
 * hours; undefined without any.
 */
export function onTimeShare({ minutes, onTime, overdue }: RequestSummary): number | undefined {
  const { people } = lateness(minutes, overdue);
  return people === 0 ? undefined : onTime / people;
}

/** The median of hours from a request to its decision, right within an hour. */
export function medianHours({ minutes }: RequestSummary): number | undefined {
  const median = medianOf(minutes);
  return median === undefined ? undefined : median / 60;
}

function addDays(one: readonly SummaryDay[], other: readonly SummaryDay[]): SummaryDay[] {
  const merged = new Map<string, SummaryDay>();
  for (const each of [...one, ...other]) {
    const { count = 0, valued = 0, sum = 0 } = merged.get(each.day) ?? {};
    merged.set(each.day, {
      day: each.day,
      count: each.count + count,
      valued: each.valued + valued,
      sum: each.sum + sum,
    });
  }
  return [...merged.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

function addReasons(one: RequestSummary['reasons'], other: RequestSummary['reasons']) {
  const merged: Record<string, number> = { ...one };
  for (const [reason, count] of Object.entries(other))
    merged[reason] = (merged[reason] ?? 0) + count;
  return merged;
}

/** The summary of the requests of both. */
export function addSummaries(one: RequestSummary, other: RequestSummary): RequestSummary {
  return {
    count: one.count + other.count,
    valued: one.valued + other.valued,
    sum: one.sum + other.sum,
    values: addBuckets(one.values, other.values),
    days: addDays(one.days, other.days),
    approved: one.approved + other.approved,
    declined: one.declined + other.declined,
    withdrawn: one.withdrawn + other.withdrawn,
    unanswered: one.unanswered + other.unanswered,
    reasons: addReasons(one.reasons, other.reasons),
    minutes: addBuckets(one.minutes, other.minutes),
    onTime: one.onTime + other.onTime,
    overdue: one.overdue + other.overdue,
    undone: one.undone + other.undone,
    reconsidered: one.reconsidered + other.reconsidered,
    reconsideredApproved: one.reconsideredApproved + other.reconsideredApproved,
  };
}
