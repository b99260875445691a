import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from '../../src/ui/chart/sparkline';

function heights(values: readonly number[]): number[] {
  const { container } = render(<Sparkline values={values} label="Values" />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  return [...path.matchAll(/(?:M0 |V)([\d.]+)/g)].map(([, y]) => Number(y));
}

describe('the small line of values', () => {
  it('says in words what it shows', () => {
    render(<Sparkline values={[1, 2, 3]} label="Values: 1, 2, 3" />);
    expect(screen.getByRole('img', { name: 'Values: 1, 2, 3' })).toBeVisible();
  });

  it('has one step a value, higher for more, and stays within its frame', () => {
    const steps = heights([150, 300, 225]);
    expect(steps).toHaveLength(3);
    const [lowest = 0, highest = 0, between = 0] = steps;
    expect(highest).toBeLessThan(between);
    expect(between).toBeLessThan(lowest);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(22);
  });

  it('is level when nothing changed', () => {
    expect(new Set(heights([150, 150, 150])).size).toBe(1);
  });
});
