import type { Page } from 'puppeteer-core';

/** The browser reports nothing shorter, in milliseconds. */
const SHORTEST = 16;

/** Has a page keep how long interactions take until the next paint, as INP does, from now on. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((durationThreshold) => {
    const eventTimes: number[] = [];
    Object.assign(window, { eventTimes });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) eventTimes.push(duration);
    }).observe({ type: 'event', durationThreshold });
  }, SHORTEST);
}

/** Milliseconds of the longest interaction since the last call, at least 16. */
export async function takeEventTime(page: Page): Promise<number> {
  const taken = await page.evaluate(async () => {
    // Entries come after the frame that shows the outcome.
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { eventTimes: number[] }).eventTimes.splice(0);
  });
  return Math.max(SHORTEST, ...taken);
}
