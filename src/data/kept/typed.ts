import { tabStore } from '../../browser/browser-store';

const KEY = 'levelup.typed';

/** What was typed into forms before a reload, by the form's name, until the form takes it. */
let handedOver: Record<string, unknown> = {};

/**
 * Hands what was typed over to this page as it is after the reload that follows at once. These are
 * personal data: they stand in the tab's storage while the page is reloaded, and no longer.
 */
export function keepTyped(form: string, values: object): void {
  tabStore.write(KEY, JSON.stringify({ [form]: values }));
}

/** Moves what was handed over out of the storage into memory; every page does so as it starts. */
export function receiveTyped(): void {
  try {
    const stored = tabStore.read(KEY);
    if (stored === null) return;
    tabStore.remove(KEY);
    handedOver = JSON.parse(stored) as Record<string, unknown>;
  } catch {
    // Nothing was handed over.
  }
}

/** What was typed into a form before the reload, once. */
export function takeTyped<Values>(form: string): Values | undefined {
  receiveTyped();
  const values = handedOver[form] as Values | undefined;
  delete handedOver[form];
  return values;
}
