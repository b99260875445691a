const PREFIX = 'levelup.staff.';

/** Texts that the browser does not store, because its storage is blocked or full. */
const unstored = new Map<string, string>();

function remove(names: (name: string) => boolean): void {
  for (const name of unstored.keys()) if (names(name)) unstored.delete(name);
  try {
    for (const name of Object.keys(sessionStorage))
      if (names(name)) sessionStorage.removeItem(name);
  } catch {
    // Blocked: nothing was stored.
  }
}

/**
 * Keeps what a member of staff typed as long as the browser's tab lives: opening another tab of the
 * staff area, loading the page again or a session that ends loses nothing.
 */
export function keep(name: string, typed: object): void {
  const text = JSON.stringify(typed);
  try {
    sessionStorage.setItem(PREFIX + name, text);
    unstored.delete(PREFIX + name);
  } catch {
    unstored.set(PREFIX + name, text);
  }
}

/** What was kept under a name, unchecked; undefined if nothing usable was. */
export function kept(name: string): unknown {
  const text = () => unstored.get(PREFIX + name) ?? 'null';
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? text());
  } catch {
    return JSON.parse(text());
  }
}

/** Removes typed texts from the browser's storage; `kept` still finds them in memory. */
export function hideTyped(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(PREFIX)) continue;
      unstored.set(name, sessionStorage.getItem(name) ?? 'null');
      sessionStorage.removeItem(name);
    }
  } catch {
    // Blocked: nothing was stored.
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
