const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Runs `start` once, at the first sign of use or when the page is idle, whichever comes first, so
 * that it never competes with showing the page. Returns a function that cancels it.
 */
export function whenUsedOrIdle(start: () => void): () => void {
  const options = { capture: true, passive: true };
  let cancelRest = () => {};
  const callOff = () => {
    for (const sign of FIRST_SIGNS) removeEventListener(sign, run, options);
    cancelRest();
  };
  const run = () => {
    callOff();
    start();
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, run, options);
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(run, { timeout: 5000 });
    cancelRest = () => cancelIdleCallback(idle);
  } else {
    const rest = setTimeout(run, 2000);
    cancelRest = () => clearTimeout(rest);
  }
  return callOff;
}
