import type { Session } from '../domain/session';

/** The current session: the backend publishes it here and screens read it. */
export interface SessionStore {
  current(): Session;
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Stores a session; one that equals the current one changes nothing. */
  publish(session: Session): void;
}

/** A store that begins with an unknown session. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let current: Session = { kind: 'unknown' };
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(session) {
      if (JSON.stringify(session) === JSON.stringify(current)) return;
      current = session;
      for (const listener of listeners) listener();
    },
  };
}
