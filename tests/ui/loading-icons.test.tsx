import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timings } from '../../src/config/timings';
import { LoadingIcons } from '../../src/ui/feedback/loading-icons';

it('the loading icons are six and take one step each 500 ms', () => {
  const { container } = render(<LoadingIcons />);
  const steps = container.querySelectorAll('svg').length;
  expect(steps).toBe(6);
  const css = readFileSync('src/ui/feedback/loading-icons.module.css', 'utf8');
  expect(css).toContain(`loading-step ${steps * timings.loadingIconStepMs}ms`);
  const delays = [...css.matchAll(/animation-delay: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(delays).toEqual([1, 2, 3, 4, 5].map((step) => step * timings.loadingIconStepMs));
});
