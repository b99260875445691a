/**
 * Texts that the browser keeps under keys. Its storage may be blocked or full: reading then finds
 * nothing, and writing says so. Nothing here throws.
 */
export interface BrowserStore {
  /** The text under a key; null if there is none. */
  read(key: string): string | null;
  /** Whether the browser keeps the text now. */
  write(key: string, text: string): boolean;
  /** Removes the text under a key, if there is one. */
  remove(key: string): void;
  /** Every key in use; undefined if the storage is blocked. */
  keys(): readonly string[] | undefined;
}

function browserStore(storage: () => Storage): BrowserStore {
  function attempt<T>(work: (open: Storage) => T): T | undefined {
    try {
      // A browser that blocks storage throws as soon as it is named.
      return work(storage());
    } catch {
      return undefined;
    }
  }
  return {
    read: (key) => attempt((open) => open.getItem(key)) ?? null,
    write(key, text) {
      const write = (open: Storage) => {
        open.setItem(key, text);
        return true;
      };
      return attempt(write) ?? false;
    },
    remove: (key) => attempt((open) => open.removeItem(key)),
    keys: () => attempt((open) => Object.keys(open)),
  };
}

/** What this browser keeps until it is removed. */
export const deviceStore = browserStore(() => localStorage);

/** What this tab keeps until it is closed. */
export const tabStore = browserStore(() => sessionStorage);
