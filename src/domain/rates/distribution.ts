import type { Cents } from '../money';

/** The distribution of two sets of values over the same steps. */
export interface Distribution {
  /** Width of a step. */
  readonly step: Cents;
  /** How many values fall into each step, from 0 up; the last also has everything above it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const STEPS = 20;

/** The last, open step holds at most the rest of the values. */
const OPEN_PART = 0.05;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number. */
function roundUp(number: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power >= number) return digit * power;
  }
}

/**
 * Counts values in twenty steps of a round width and one for everything above. The width suits both
 * sets, leaving at most a twentieth of the values to the last step.
 */
export function distribute(before: readonly Cents[], after: readonly Cents[]): Distribution {
  const all = [...before, ...after].sort((a, b) => a - b);
  const highest = all[Math.ceil(all.length * (1 - OPEN_PART)) - 1] ?? 0;
  const step = roundUp((highest + 1) / STEPS);
  const count = (values: readonly Cents[]) => {
    const counts = Array.from({ length: STEPS + 1 }, () => 0);
    for (const value of values) {
      const place = Math.min(STEPS, Math.floor(value / step));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  };
  return { step, before: count(before), after: count(after) };
}
