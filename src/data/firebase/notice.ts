import type { Session } from '../../domain/session';

/** The session that was last told, and who is told of the next. */
export interface Notice {
  current(): Session;
  listen(listener: (session: Session) => void): () => void;
  /** Tells a session, unless it is the one that was last told. */
  publish(session: Session): void;
}

/** Starts with a session that is not yet known. */
export function createNotice(): Notice {
  const listeners = new Set<(session: Session) => void>();
  let current: Session = { kind: 'unknown' };
  return {
    current: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish: (session) => {
      if (JSON.stringify(session) === JSON.stringify(current)) return;
      current = session;
      for (const listener of listeners) listener(session);
    },
  };
}
