import { type ComponentType, useSyncExternalStore } from 'react';

/** Parts of a page that come after it is interactive, given by the application. */
interface DeferredParts {
  /** A value of so many cents in pesos; with its switch, or the switch alone without cents. */
  readonly Pesos?: ComponentType<{ readonly cents?: number; readonly hasSwitch?: boolean }>;
  /** A link to the example of a loan. */
  readonly LoanLink?: ComponentType;
  /** How fast the bank answered lately. */
  readonly ResponseTime?: ComponentType;
}

const NONE: DeferredParts = {};
const listeners = new Set<() => void>();
let parts = NONE;

/** Puts the parts into their places. */
export function addDeferredParts(added: DeferredParts): void {
  parts = { ...parts, ...added };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of a part, empty until it comes. The page keeps room for it, so that it moves nothing. */
export function DeferredPart({
  name,
  ...props
}: { readonly name: keyof DeferredParts } & {
  readonly cents?: number;
  readonly hasSwitch?: boolean;
}) {
  const Part = useSyncExternalStore(
    subscribe,
    () => parts,
    () => NONE,
  )[name];
  return Part ? <Part {...props} /> : null;
}
