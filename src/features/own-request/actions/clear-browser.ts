import { LANGUAGE_KEY } from '../../../i18n/language-key';
import { forgetAnswers } from './answer-form';

/** Clears what this browser keeps of its visitor, the code in the address included; the language stays. */
export function clearBrowser(): void {
  forgetAnswers();
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key !== LANGUAGE_KEY) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage keeps nothing.
  }
}
