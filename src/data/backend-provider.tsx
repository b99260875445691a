import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../domain/session';
import type { Backend } from './backend';
import { BackendError } from './errors';
import { createSessionStore, type SessionStore } from './session-store';

/** A backend that is fetched on first use, so that a page is interactive before. */
export interface LazyBackend {
  /** Fetches the backend once; rejects with a BackendError, after which it may be called again. */
  readonly load: () => Promise<Backend>;
  /** Holds an unknown session until the backend publishes another. */
  readonly session: SessionStore;
}

/** Makes a lazy backend; `load` gets the store to which the backend publishes its sessions. */
export function createLazyBackend(load: (session: SessionStore) => Promise<Backend>): LazyBackend {
  const session = createSessionStore();
  let loading: Promise<Backend> | undefined;
  return {
    session,
    load() {
      loading ??= load(session).catch((cause: unknown) => {
        loading = undefined;
        throw cause instanceof BackendError
          ? cause
          : new BackendError('unknown', { cause, unsent: true });
      });
      return loading;
    },
  };
}

const BackendContext = createContext<LazyBackend | undefined>(undefined);

/** Gives the screens below it a backend. */
export function BackendProvider({
  backend,
  children,
}: {
  readonly backend: LazyBackend;
  readonly children: ReactNode;
}) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

function useLazyBackend(): LazyBackend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('a BackendProvider is missing above this component');
  return backend;
}

/** A stable function that resolves to the backend. Throws outside the provider. */
export function useBackend(): () => Promise<Backend> {
  return useLazyBackend().load;
}

/** The current session, kept up to date. Throws outside the provider. */
export function useSession(): Session {
  const { session } = useLazyBackend();
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}
