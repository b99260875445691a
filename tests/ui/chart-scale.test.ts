import { describe, expect, it } from 'vitest';
import { chartScale } from '../../src/ui/chart/line-chart';

describe('the scale of a chart', () => {
  it.each([[[3, 7]], [[150]], [[0, 0]], [[98, 102, 240]], [[12_345.67, 99_999]], [[-20, 20]]])(
    'holds every value of %j',
    (values) => {
      const [bottom, middle, top] = chartScale(values);

      expect(bottom).toBeLessThanOrEqual(Math.min(...values));
      expect(top).toBeGreaterThanOrEqual(Math.max(...values));
      expect(middle - bottom).toBeCloseTo(top - middle);
      expect(top).toBeGreaterThan(bottom);
    },
  );
});
