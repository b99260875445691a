import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../src/config/timings';
import { formatDollars } from '../../src/domain/money';
import { CountUp } from '../../src/ui/data/count-up';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The specified speeds: 0.13 every 2 ms up, 0.013 down, here in cents per second. */
function figure(value: number) {
  return (
    <CountUp
      name="estimate"
      value={value}
      format={formatDollars}
      risePerSecond={6500}
      fallPerSecond={650}
      limitMs={timings.countUpLimitMs}
    />
  );
}

function start(value: number) {
  const { container, rerender } = render(figure(value));
  const output = () => container.querySelector('output')?.textContent;
  const cents = () => Number(output()?.replace(/\D/g, ''));
  return {
    output,
    cents,
    change: (to: number) => rerender(figure(to)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('the running figure', () => {
  it('climbs at US$65 a second', async () => {
    const { change, pass, cents, output } = start(0);
    change(7075);
    await pass(500);
    expect(cents()).toBeGreaterThan(2900);
    expect(cents()).toBeLessThan(3400);
    await pass(600);
    expect(output()).toBe('US$70.75');
  });

  it('falls ten times as slowly', async () => {
    const { change, pass, cents, output } = start(1000);
    change(500);
    await pass(400);
    expect(cents()).toBeGreaterThan(700);
    expect(cents()).toBeLessThan(780);
    await pass(400);
    expect(output()).toBe('US$5.00');
  });

  it.each([
    [0, 199_999_980],
    [199_999_980, 20],
  ])('stands at the exact value after 1.2 seconds however far: %d to %d', async (from, to) => {
    const { change, pass, output } = start(from);
    change(to);
    await pass(timings.countUpLimitMs);
    expect(output()).toBe(formatDollars(to));
  });

  it('turns to a newer value from where it is', async () => {
    const { change, pass, cents, output } = start(0);
    change(6500);
    await pass(200);
    const reached = cents();
    change(13_000);
    await pass(50);
    expect(cents()).toBeGreaterThan(reached);
    await pass(timings.countUpLimitMs);
    expect(output()).toBe('US$130.00');
  });

  it('ends in a tab that draws no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { change, pass, output } = start(0);
    change(7075);
    await pass(timings.countUpLimitMs);
    vi.unstubAllGlobals();
    expect(output()).toBe('US$70.75');
  });

  it('jumps if motion is unwanted', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
    const { change, output } = start(0);
    change(7075);
    vi.unstubAllGlobals();
    expect(output()).toBe('US$70.75');
  });
});
