import type { BackendDoor } from '../data/backend-door';

const FIRST_SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Starts the visitor's session by itself at the first sign of use or when the page has come to
 * rest, whichever is first, so that nothing of Firebase competes with the page.
 */
export function startWhenUsable(door: BackendDoor): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const sign of FIRST_SIGNS) removeEventListener(sign, start, true);
    door
      .open()
      .then((backend) => backend.startSession())
      .catch(() => {
        // The pages work without a session; whatever needs one asks again and says what failed.
      });
  };
  for (const sign of FIRST_SIGNS) addEventListener(sign, start, { capture: true, passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
