import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Histogram } from '../../src/ui/chart/histogram';
import { placeMarks } from '../../src/ui/chart/histogram-marks';

const mark = (part: number, text = 'US$67.00') => ({ part, text });

describe('the marks of two distributions', () => {
  it('are written on their outer sides if there is room', () => {
    expect(placeMarks(mark(0.32), mark(0.33))).toEqual([
      { side: 'left', row: 1 },
      { side: 'right', row: 1 },
    ]);
  });

  it('keep the order in which they were given', () => {
    expect(placeMarks(mark(0.6), mark(0.4))).toEqual([
      { side: 'right', row: 1 },
      { side: 'left', row: 1 },
    ]);
  });

  it('are written one above the other near the left edge, the left one above', () => {
    expect(placeMarks(mark(0.1), mark(0.2))).toEqual([
      { side: 'right', row: 1 },
      { side: 'right', row: 2 },
    ]);
  });

  it('are written one above the other near the right edge, the right one above', () => {
    expect(placeMarks(mark(0.8), mark(0.9))).toEqual([
      { side: 'left', row: 2 },
      { side: 'left', row: 1 },
    ]);
  });

  it('need more room for longer amounts', () => {
    expect(placeMarks(mark(0.32, 'US$12,345.00'), mark(0.33))[0].side).toBe('right');
  });
});

describe('a histogram', () => {
  const series = (id: string, counts: readonly number[]) => ({
    id,
    label: id,
    counts,
    mark: { at: 1, text: '1' },
  });

  it('says what it shows and draws both on the same scale', () => {
    const { container } = render(
      <Histogram
        label="Two distributions"
        area={series('before', [1, 2])}
        line={series('after', [4, 0])}
        ticks={[]}
      />,
    );
    expect(screen.getByRole('img', { name: 'Two distributions' })).toBeVisible();
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    // Four are the most: 96 of 100 high.
    expect(paths).toEqual(['M0 100V76H1V52H2V100', 'M0 100V4H1V100H2V100']);
  });

  it('of nothing is flat', () => {
    const { container } = render(
      <Histogram label="None" area={series('a', [0])} line={series('b', [0])} ticks={[]} />,
    );
    expect(container.querySelector('path')).toHaveAttribute('d', 'M0 100V100H1V100');
  });
});
