import type { Metric } from 'web-vitals';
import { metricsUrl } from '../../config/env';
import { matchRoute } from '../routes';

/** Receives each measurement of web-vitals. */
export type MetricCallback = (metric: Metric) => void;

/** The body of a beacon: only the route's path, without the query or anything personal. */
function beacon({ name, value, rating }: Metric): string {
  return JSON.stringify({ name, value, rating, path: matchRoute(location.pathname).path });
}

/** Prints in development; sends one beacon per measurement if a URL is set. */
export const reportMetric: MetricCallback = (metric) => {
  if (metricsUrl) navigator.sendBeacon(metricsUrl, beacon(metric));
  else if (import.meta.env.DEV) {
    // biome-ignore lint/suspicious/noConsole: printing is what development asks for
    console.info(metric.name, metric.value, metric.rating);
  }
};

/** Passes every web-vital to one callback, once the page has loaded. */
export function measure(callback: MetricCallback = reportMetric): void {
  const start = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('./page-timers');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(callback);
  };
  const startQuietly = () =>
    void start().catch(() => {
      // A visitor is not told that measuring failed.
    });
  if (document.readyState === 'complete') startQuietly();
  else addEventListener('load', startQuietly, { once: true });
}
