import { tabStore } from '../../../browser/browser-store';

const PREFIX = 'levelup.staff.';

/** Texts that the browser does not store, because its storage is blocked or full. */
const unstored = new Map<string, string>();

function remove(names: (name: string) => boolean): void {
  for (const name of unstored.keys()) if (names(name)) unstored.delete(name);
  for (const name of tabStore.keys() ?? []) if (names(name)) tabStore.remove(name);
}

/**
 * Keeps what a member of staff typed as long as the browser's tab lives: opening another tab of the
 * staff area, loading the page again or a session that ends loses nothing.
 */
export function keep(name: string, typed: object): void {
  const text = JSON.stringify(typed);
  if (tabStore.write(PREFIX + name, text)) unstored.delete(PREFIX + name);
  else unstored.set(PREFIX + name, text);
}

/** The value kept under a name, unchecked; null if none is usable. */
export function kept(name: string): unknown {
  const text = () => unstored.get(PREFIX + name) ?? 'null';
  try {
    return JSON.parse(tabStore.read(PREFIX + name) ?? text());
  } catch {
    return JSON.parse(text());
  }
}

/** Removes typed texts from the browser's storage; `kept` still finds them in memory. */
export function hideTyped(): void {
  for (const name of tabStore.keys() ?? []) {
    if (!name.startsWith(PREFIX)) continue;
    unstored.set(name, tabStore.read(name) ?? 'null');
    tabStore.remove(name);
  }
}

/** Forgets the text under a name. */
export function forget(name: string): void {
  remove((other) => other === PREFIX + name);
}

/** Forgets everything that was kept, as signing out does. */
export function forgetTyped(): void {
  remove((name) => name.startsWith(PREFIX));
}
