import { MAX_REQUEST_VALUE } from '../../../domain/quote';

/** Values that can be counted and listed in order, but not all fetched. */
export interface CountedValues {
  /** How many values are at most `limit`. */
  countUpTo(limit: number): Promise<number>;
  /** The smallest values above `limit`, in order, at most `most` of them. */
  firstAbove(limit: number, most: number): Promise<readonly number[]>;
}

/** So few values are fetched rather than counted any further. */
const FEW = 50;

/**
 * The exact median of `count` values between 1 and 100,000,000, undefined for none. Halves the
 * range by counting (27 times at most) until the middle lies among 50 values, then fetches those.
 */
export async function median(count: number, values: CountedValues): Promise<number | undefined> {
  if (count === 0) return undefined;
  const lowerRank = Math.ceil(count / 2);
  const upperRank = Math.floor(count / 2) + 1;
  let above = { limit: 0, count: 0 };
  let upTo = { limit: MAX_REQUEST_VALUE, count };

  while (upTo.count - above.count > FEW && upTo.limit - above.limit > 1) {
    const limit = Math.floor((above.limit + upTo.limit) / 2);
    const half = { limit, count: await values.countUpTo(limit) };
    if (half.count < lowerRank) above = half;
    else upTo = half;
  }

  // Many equal values: both middles are that value, or the upper one is the next value above it.
  if (upTo.count - above.count > FEW) {
    if (upTo.count >= upperRank) return upTo.limit;
    const [next = upTo.limit] = await values.firstAbove(upTo.limit, 1);
    return (upTo.limit + next) / 2;
  }
  const few = await values.firstAbove(above.limit, upperRank - above.count);
  const lower = few[lowerRank - above.count - 1];
  const upper = few[upperRank - above.count - 1];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
