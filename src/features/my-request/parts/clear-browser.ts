import { deviceStore, tabStore } from '../../../browser/browser-store';
import { seenReads } from '../../../browser/seen-reads';
import { forgetTyped } from '../../../browser/typed';
import { unstoredAccounts } from '../../../browser/unstored-accounts';
import { LANGUAGE_KEY } from '../../../i18n/language-key';

/** Clears what this browser keeps of its visitor, the code in the address included; the language stays. */
export function clearBrowser(): void {
  forgetTyped();
  seenReads.clear();
  unstoredAccounts.clear();
  history.replaceState(history.state, '', window.location.pathname + window.location.search);
  for (const key of tabStore.keys() ?? []) tabStore.remove(key);
  for (const key of deviceStore.keys() ?? []) if (key !== LANGUAGE_KEY) deviceStore.remove(key);
}
