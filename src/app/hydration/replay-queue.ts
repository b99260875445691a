/** A control whose value a visitor changes. */
export type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Something that a visitor did before hydration: a press, a change of a field, or another event;
 * with a function that finds its control again (find-again.ts).
 */
export type PreHydrationEvent =
  /** `detail`: the clicks that the press counted; 0 for keys and assistive technologies. */
  | { readonly pressed: () => HTMLElement; readonly detail: number }
  | { readonly field: Field; readonly find: () => Field; value: string | boolean }
  | { readonly event: Event; readonly find: () => HTMLElement; readonly key?: string };

/** What the inline script of a prerendered page collects until hydration (pre-hydration/script.ts). */
export interface ReplayQueue {
  /** Oldest first. */
  readonly events: readonly PreHydrationEvent[];
  /** Ends collecting: later events reach the application. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    replayQueue?: ReplayQueue;
  }
}
