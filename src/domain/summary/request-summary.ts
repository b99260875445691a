import type { Cents } from '../money';
import type { DeclineReason } from '../request/reasons';
import { addBuckets, type Bucket, medianOf } from './histogram';
import { type Lateness, lateness } from './lateness';

/** The requests of one day. */
export interface SummaryDay {
  /** A day in Santo Domingo, as `2026-11-23`. */
  readonly day: string;
  readonly count: number;
}

/** Below so many requests a figure would say more of one person than of all. */
const LEAST_REQUESTS = 5;

/** Sums over many requests, erased ones included and repeats left out, known without reading them. */
export interface RequestSummary {
  readonly count: number;
  /** Recorded values in cents, sorted. */
  readonly values: readonly Bucket[];
  /** Oldest first, at most 400 days back; days without requests are left out. */
  readonly days: readonly SummaryDay[];
  readonly approved: number;
  /** Those of the approved ones that the bank paid out. */
  readonly paidOut: number;
  readonly declined: number;
  readonly withdrawn: number;
  /** Closed because the visitor did not answer the bank's question. */
  readonly unanswered: number;
  /** Approvals whose days were over before a loan was paid out. */
  readonly lapsed: number;
  /** How often each reason was given; `none` for declines from before reasons. */
  readonly reasons: Readonly<Partial<Record<DeclineReason | 'none', number>>>;
  /** The bank's minutes to its answers, sorted. */
  readonly minutes: readonly Bucket[];
  /** Answers within the 72 hours that the bank promises. */
  readonly onTime: number;
  /** Withdrawn, closed or asked about without an answer only after 72 of the bank's hours. */
  readonly givenUp: number;
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
  values: [],
  days: [],
  approved: 0,
  paidOut: 0,
  declined: 0,
  withdrawn: 0,
  unanswered: 0,
  lapsed: 0,
  reasons: {},
  minutes: [],
  onTime: 0,
  givenUp: 0,
  overdue: 0,
  undone: 0,
  reconsidered: 0,
  reconsideredApproved: 0,
};

/** The median of numbers in buckets; undefined below five of them. */
function medianFrom(buckets: readonly Bucket[]): number | undefined {
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0);
  return count < LEAST_REQUESTS ? undefined : medianOf(buckets);
}

/** The median value in cents, right within 5 %; undefined below five values. */
export function medianValue({ values }: RequestSummary): Cents | undefined {
  const median = medianFrom(values);
  return median === undefined ? undefined : Math.round(median);
}

/** How late the bank answered these requests. */
export function latenessOf({ minutes, overdue, givenUp }: RequestSummary): Lateness {
  return lateness(minutes, overdue + givenUp);
}

/**
 * The part of everybody who counts in `latenessOf`, from 0 to 1, that had an answer within 72 hours;
 * undefined below five of them.
 */
export function onTimeShare(summary: RequestSummary): number | undefined {
  const { people } = latenessOf(summary);
  return people < LEAST_REQUESTS ? undefined : summary.onTime / people;
}

/** The median of the bank's hours to an answer, right within an hour; undefined below five. */
export function medianHours({ minutes }: RequestSummary): number | undefined {
  const median = medianFrom(minutes);
  return median === undefined ? undefined : median / 60;
}

function addDays(one: readonly SummaryDay[], other: readonly SummaryDay[]): SummaryDay[] {
  const merged = new Map<string, SummaryDay>();
  for (const each of [...one, ...other]) {
    const { count = 0 } = merged.get(each.day) ?? {};
    merged.set(each.day, { day: each.day, count: each.count + count });
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
    values: addBuckets(one.values, other.values),
    days: addDays(one.days, other.days),
    approved: one.approved + other.approved,
    paidOut: one.paidOut + other.paidOut,
    declined: one.declined + other.declined,
    withdrawn: one.withdrawn + other.withdrawn,
    unanswered: one.unanswered + other.unanswered,
    lapsed: one.lapsed + other.lapsed,
    reasons: addReasons(one.reasons, other.reasons),
    minutes: addBuckets(one.minutes, other.minutes),
    onTime: one.onTime + other.onTime,
    givenUp: one.givenUp + other.givenUp,
    overdue: one.overdue + other.overdue,
    undone: one.undone + other.undone,
    reconsidered: one.reconsidered + other.reconsidered,
    reconsideredApproved: one.reconsideredApproved + other.reconsideredApproved,
  };
}
