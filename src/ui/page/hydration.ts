/**
 * Whether a prerendered page has not been hydrated yet. Until then a render has to equal the
 * prerendered page; a page that a link opens can show the browser's stored data at once.
 */
export function isHydrating(): boolean {
  return typeof window === 'undefined' || window.replayQueue !== undefined;
}

let expected = 0;
const waiting: (() => void)[] = [];

/** A part of the page will be hydrated after the first screen (HydrateLater). */
export function expectPart(): void {
  expected += 1;
}

/** A part that was expected has been hydrated. */
export function partHydrated(): void {
  expected -= 1;
  if (expected === 0) for (const go of waiting.splice(0)) go();
}

/** Resolves once the whole page is hydrated: until then its texts have to stay as prerendered. */
export async function wholePageHydrated(): Promise<void> {
  if (expected > 0) await new Promise<void>((go) => waiting.push(go));
}
