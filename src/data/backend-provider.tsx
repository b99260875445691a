import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../domain/session';
import type { Backend } from './backend';
import { BackendError } from './errors';

/**
 * The one door to the backend. It stays closed until somebody needs it, so that a page is readable
 * and usable before any of Firebase is fetched.
 */
export interface BackendDoor {
  /** Fetches and initialises the backend once; rejects with a BackendError, then may be retried. */
  open(): Promise<Backend>;
  /** Who is signed in; `unknown` while the door is closed. */
  session(): Session;
  onSession(listener: () => void): () => void;
}

/** A door in front of the backend that `load` fetches. */
export function createBackendDoor(load: () => Promise<Backend>): BackendDoor {
  const listeners = new Set<() => void>();
  let session: Session = { kind: 'unknown' };
  let opening: Promise<Backend> | undefined;

  async function open(): Promise<Backend> {
    try {
      const backend = await load();
      backend.onSession((current) => {
        session = current;
        for (const listener of listeners) listener();
      });
      return backend;
    } catch (cause) {
      opening = undefined;
      throw cause instanceof BackendError
        ? cause
        : new BackendError('offline', { cause, unsent: true });
    }
  }

  return {
    open: () => {
      opening ??= open();
      return opening;
    },
    session: () => session,
    onSession: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const DoorContext = createContext<BackendDoor | undefined>(undefined);

/** Puts a door within reach of the screens below it. */
export function BackendDoorProvider({
  door,
  children,
}: {
  readonly door: BackendDoor;
  readonly children: ReactNode;
}) {
  return <DoorContext value={door}>{children}</DoorContext>;
}

/** The door to the backend. Throws outside its provider. */
export function useBackendDoor(): BackendDoor {
  const door = useContext(DoorContext);
  if (!door) throw new Error('useBackendDoor needs a BackendDoorProvider above it');
  return door;
}

/** Who uses the browser, kept current. */
export function useSession(): Session {
  const door = useBackendDoor();
  return useSyncExternalStore(door.onSession, door.session, door.session);
}
