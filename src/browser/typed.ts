import { tabStore } from './browser-store';

const KEY = 'levelup.typed';

/** What was typed into forms before a reload, by the form's name, until the form takes it. */
let handedOver: Record<string, unknown> = {};

/**
 * Keeps the typed fields over the reload that follows at once. They are personal data: the tab's
 * storage holds them only while the page reloads.
 */
export function keepTyped(form: string, values: object): void {
  tabStore.write(KEY, JSON.stringify({ [form]: values }));
}

/** Moves the fields that `keepTyped` stored into memory; every page calls it at the start. */
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

/** The fields typed into a form before the reload; undefined once the form has taken them. */
export function takeTyped<Values>(form: string): Values | undefined {
  receiveTyped();
  const values = handedOver[form] as Values | undefined;
  delete handedOver[form];
  return values;
}
