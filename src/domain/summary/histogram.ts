import type { Cents } from '../money';

/** A bucket of nearby numbers: how many there are, and their sum. */
export interface Bucket {
  /** The least number that belongs here; the next bucket begins where this one ends. */
  readonly from: number;
  readonly count: number;
  readonly sum: number;
}

/** The largest value of a request, in cents. */
const MOST: Cents = 100_000_000;

/** Where buckets of values begin: each at most 5 % above the one before, and whole cents. */
const VALUE_EDGES: readonly Cents[] = (() => {
  const edges: Cents[] = [0];
  for (let edge = 1; edge <= MOST; edge = Math.ceil(edge * 1.05)) edges.push(edge);
  return edges;
})();

/** The beginning of the bucket to which a value of 0 or more belongs, in cents. */
export function valueBucket(value: Cents): Cents {
  return VALUE_EDGES.findLast((edge) => edge <= value) ?? 0;
}

/** Of how many of every hundred values this one is surely above: those of lower buckets. No values: 0. */
export function percentBelow(values: readonly Bucket[], value: Cents): number {
  const own = valueBucket(value);
  const of = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);
  return Math.floor((100 * of(values.filter(({ from }) => from < own))) / Math.max(of(values), 1));
}

const MINUTES = 60;

/** Decisions that took longer than 30 days are in one bucket. */
const LAST_HOUR = 720;

/** The beginning of the bucket of an hour to which this many minutes belong, in minutes. */
export function minuteBucket(minutes: number): number {
  return Math.min(Math.floor(minutes / MINUTES), LAST_HOUR) * MINUTES;
}

/**
 * The median of the numbers in buckets that are sorted by `from`; undefined if there are none. It
 * uses each bucket's mean for its numbers, so it is wrong by less than a bucket's width.
 */
export function medianOf(buckets: readonly Bucket[]): number | undefined {
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0);
  if (count === 0) return undefined;
  const at = (place: number) => {
    let passed = 0;
    const bucket = buckets.find((each) => {
      passed += each.count;
      return place < passed;
    });
    return bucket ? bucket.sum / bucket.count : 0;
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

/** The numbers of both in one list of buckets, sorted by `from`. */
export function addBuckets(one: readonly Bucket[], other: readonly Bucket[]): Bucket[] {
  const merged = new Map<number, Bucket>();
  for (const { from, count, sum } of [...one, ...other]) {
    const before = merged.get(from);
    merged.set(from, {
      from,
      count: count + (before?.count ?? 0),
      sum: sum + (before?.sum ?? 0),
    });
  }
  return [...merged.values()].sort((a, b) => a.from - b.from);
}
