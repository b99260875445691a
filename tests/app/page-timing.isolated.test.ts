import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';

const observers = vi.hoisted(() => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: vi.fn(),
  onTTFB: vi.fn(),
}));
vi.mock('web-vitals', () => observers);

const measurement: Metric = {
  name: 'LCP',
  value: 751,
  rating: 'good',
  delta: 751,
  id: 'v5-1',
  navigationId: 1,
  entries: [],
  navigationType: 'navigate',
};

async function withUrl(url: string | undefined) {
  vi.resetModules();
  vi.doMock('../../src/config/env', () => ({ metricsUrl: url }));
  return import('../../src/app/hydration/page-timing');
}

afterEach(() => {
  vi.doUnmock('../../src/config/env');
  window.history.replaceState(null, '', '/');
});

describe('the measurements of web-vitals', () => {
  it('all go to one callback, once the page has loaded', async () => {
    const { measure } = await withUrl(undefined);
    const callback = vi.fn();
    measure(callback);
    await waitFor(() => expect(observers.onTTFB).toHaveBeenCalledWith(callback));
    for (const observe of Object.values(observers)) expect(observe).toHaveBeenCalledWith(callback);
  });

  it('are printed in development', async () => {
    const { reportMetric } = await withUrl(undefined);
    const print = vi.spyOn(console, 'info').mockReturnValue();
    reportMetric(measurement);
    expect(print).toHaveBeenCalledWith('LCP', 751, 'good');
  });

  it('are sent as beacons if a URL is set, with nothing about the person', async () => {
    const { reportMetric } = await withUrl('https://metrics.example/vitals');
    const sent: [string, unknown][] = [];
    vi.stubGlobal('navigator', {
      sendBeacon: (url: string, body: unknown) => sent.push([url, JSON.parse(String(body))]),
    });
    window.history.replaceState(null, '', '/roblox?robux=1300#secret');
    reportMetric(measurement);
    vi.unstubAllGlobals();
    expect(sent).toEqual([
      [
        'https://metrics.example/vitals',
        { name: 'LCP', value: 751, rating: 'good', path: '/Roblox' },
      ],
    ]);
  });
});
