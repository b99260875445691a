/** The value below which the given part (0 to 1) of the measurements lies; they must not be none. */
export function quantile(measured: readonly number[], part: number): number {
  const sorted = [...measured].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new RangeError('Nothing was measured');
  return value;
}

/** The middle one of the measurements, the upper of two. */
export const median = (measured: readonly number[]) => quantile(measured, 0.5);

/** The largest of the measurements. */
export const worst = (measured: readonly number[]) => Math.max(...measured);
