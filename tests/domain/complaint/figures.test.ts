import { describe, expect, it } from 'vitest';
import { medianDays, upheldShare } from '../../../src/domain/complaint/figures';

describe('the figures of complaints', () => {
  it('have the median of days until the answer', () => {
    expect(medianDays({ days: { '2': 1, '10': 1, '3': 1 } })).toBe(3);
    expect(medianDays({ days: { '2': 1, '5': 1 } })).toBe(3.5);
    expect(medianDays({ days: {} })).toBeUndefined();
  });

  it('have the part of the answers that agree with the person', () => {
    expect(upheldShare({ upheld: 1, rejected: 3 })).toBe(0.25);
    expect(upheldShare({ upheld: 0, rejected: 0 })).toBeUndefined();
  });
});
