import { LANGUAGE_KEY } from '../../../i18n/language-key';

/** Clears what this browser keeps of its visitor; the language alone stays. */
export function clearBrowser(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key !== LANGUAGE_KEY) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}
