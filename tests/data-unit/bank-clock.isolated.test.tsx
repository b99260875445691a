import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-27T18:00:00Z');
const HOUR = 3_600_000;

/** The device's clock is so far off; its steady clock and the site's begin at the same moment. */
let off = 0;
let passed = 0;
/** The headers of the site's answer, or none if it does not answer. */
let answer: (() => Record<string, string>) | undefined;
let asked = 0;

const dated = () => ({ date: new Date(NOW + passed).toUTCString() });

function settle() {
  vi.setSystemTime(NOW + off + passed);
}

/** Time passes, for all clocks. */
function pass(ms: number) {
  passed += ms;
  settle();
}

/** The site has answered, or failed to. */
const answered = () => new Promise((resolve) => setImmediate(resolve));

/** A fresh page: nothing is known of the bank's time. */
async function openPage() {
  vi.resetModules();
  return import('../../src/browser/bank-clock');
}

beforeEach(() => {
  off = 0;
  passed = 0;
  asked = 0;
  answer = dated;
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: answer() });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([0, 3, 80, -3, -80, 0.25, -0.01])(
  'a device that is %d hours ahead has the bank’s time',
  async (hours) => {
    off = hours * HOUR;
    settle();
    const clock = await openPage();
    await clock.learnBankTime();
    expect(clock.bankTime()).toBe(NOW);
    pass(2 * HOUR);
    expect(clock.bankTime()).toBe(NOW + 2 * HOUR);
    expect(asked).toBe(1);
  },
);

it('a second that an answer takes changes nothing', async () => {
  off = 1_400;
  settle();
  const clock = await openPage();
  await clock.learnBankTime();
  expect(clock.bankTime()).toBe(NOW + 1_400);
});

it('the device’s own time counts where the site does not answer, and the site is asked again', async () => {
  off = 3 * HOUR;
  settle();
  answer = undefined;
  const clock = await openPage();
  await clock.learnBankTime();
  expect(clock.bankTime()).toBe(NOW + 3 * HOUR);
  answer = dated;
  await clock.learnBankTime();
  expect(clock.bankTime()).toBe(NOW);
});

it.each([
  ['keeps its date', () => ({ date: new Date(NOW - 5 * HOUR).toUTCString(), age: '18000' })],
  ['sets its own date', () => ({ ...dated(), age: '18000' })],
])('an answer from a cache that %s tells the same time', async (_, headers) => {
  answer = headers;
  const clock = await openPage();
  await clock.learnBankTime();
  expect(clock.bankTime()).toBe(NOW);
});

it.each([0.1, 1_400.75])('is in whole milliseconds after %d of the steady clock', async (ms) => {
  const clock = await openPage();
  await clock.learnBankTime();
  passed += ms;
  expect(clock.bankTime()).toBe(NOW + Math.floor(ms));
});

it('an answer without a date tells nothing', async () => {
  answer = () => ({});
  const clock = await openPage();
  await clock.learnBankTime();
  expect(clock.bankTime()).toBe(NOW);
});

it.each([3 * HOUR, -80 * HOUR])(
  'a clock that is set by %d ms meanwhile is not seen',
  async (set) => {
    const clock = await openPage();
    await clock.learnBankTime();
    off = set;
    pass(60_000);
    expect(clock.bankTime()).toBe(NOW + 60_000);
    await answered();
    expect(asked).toBe(2);
    expect(clock.bankTime()).toBe(NOW + 60_000);
  },
);

it.each(['with', 'without'])('a sleep counts, %s an answer of the site', async (way) => {
  const clock = await openPage();
  await clock.learnBankTime();
  // The steady clock stood still.
  off = 5 * HOUR;
  settle();
  answer = way === 'with' ? () => ({ date: new Date(NOW + 5 * HOUR).toUTCString() }) : undefined;
  clock.bankTime();
  await answered();
  expect(clock.bankTime()).toBe(NOW + 5 * HOUR);
});

it('what may not be wrong waits for the site after a sleep', async () => {
  const clock = await openPage();
  await clock.learnBankTime();
  off = 5 * HOUR;
  settle();
  answer = () => ({ date: new Date(NOW + 5 * HOUR).toUTCString() });
  await clock.learnBankTime();
  expect(asked).toBe(2);
  expect(clock.bankTime()).toBe(NOW + 5 * HOUR);
});

it('a token tells the time as well', async () => {
  off = -80 * HOUR;
  settle();
  const clock = await openPage();
  clock.hearBankTime(NOW);
  expect(clock.bankTime()).toBe(NOW);
});

it('a screen that counts down follows at once', async () => {
  off = 80 * HOUR;
  settle();
  const clock = await openPage();
  const { useNow } = await import('../../src/ui/page/use-now');
  const Shown = () => <p>{useNow().toISOString()}</p>;
  render(<Shown />);
  expect(screen.getByText('2026-12-01T02:00:00.000Z')).toBeVisible();
  await act(() => clock.learnBankTime());
  expect(screen.getByText('2026-11-27T18:00:00.000Z')).toBeVisible();
});
