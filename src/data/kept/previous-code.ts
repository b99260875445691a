const KEY = 'levelup.previous-code';

/**
 * Stores the code of the request that this browser left behind to ask again, so that the pages of
 * the new one can link to it.
 */
export function savePreviousCode(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // If storage is blocked, the mails still have the code.
  }
}

/** The code of the request that was left behind last; undefined if there is none. */
export function loadPreviousCode(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
