import { deviceStore, tabStore } from '../../../browser/browser-store';
import { seenReads } from '../../../browser/seen-reads';
import { LANGUAGE_KEY } from '../../../i18n/language-key';
import { forgetAnswers } from '../actions/answer-form';

/** Clears what this browser keeps of its visitor, the code in the address included; the language stays. */
export function clearBrowser(): void {
  forgetAnswers();
  seenReads.clear();
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  for (const key of tabStore.keys() ?? []) tabStore.remove(key);
  for (const key of deviceStore.keys() ?? []) if (key !== LANGUAGE_KEY) deviceStore.remove(key);
}
