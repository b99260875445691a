import { join } from 'node:path';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    takeEventTime(): Promise<number>;
  }
}

/** Has every page opened from now on keep how long events take until the next frame (as INP). */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, 'event-times.js') });
}

/** Milliseconds of the longest event since the last time, at least 16. */
export function takeEventTime(page: Page): Promise<number> {
  return page.evaluate(() => window.takeEventTime());
}
