import { useSyncExternalStore } from 'react';

/** The words said last, and how many were said before. */
let said = { words: '', count: 0 };
const listeners = new Set<() => void>();

/** Says by a screen reader what a press did where nothing near it shows that. */
export function announce(words: string): void {
  said = { words, count: said.count + 1 };
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const SILENCE = { words: '', count: 0 };

/** The one place in which announced words stand. */
export function Announcements() {
  const { words, count } = useSyncExternalStore(
    listen,
    () => said,
    () => SILENCE,
  );
  return (
    <p className="visually-hidden" aria-live="polite">
      {/* A new element, so that the same words are heard again. */}
      <span key={count}>{words}</span>
    </p>
  );
}
