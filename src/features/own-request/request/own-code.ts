const KEY = 'levelup.own-code';

/**
 * Keeps the code of this browser's own request, so that its link shows that request and not only
 * its tracker, with one read and without asking for a session first.
 */
export function saveOwnCode(code: string | undefined): void {
  try {
    if (code === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, code);
  } catch {
    // Blocked storage: the link shows the tracker.
  }
}

/** Whether a code is that of this browser's own request, as far as it is kept. */
export function isOwnCode(code: string): boolean {
  try {
    return localStorage.getItem(KEY) === code;
  } catch {
    return false;
  }
}
