/**
 * Whether a prerendered page has not been hydrated yet. What is rendered until then has to be what
 * was prerendered; a page that a link opens can show at once what the browser keeps.
 */
export function isHydrating(): boolean {
  return typeof window === 'undefined' || window.replayQueue !== undefined;
}
