import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { FirebaseSettings } from '../settings';
import type { Clock } from './clock';
import { hideSilentDatabase } from './silent-database';

/** An initialised Firebase app: its sessions and its documents. */
export interface Connection {
  readonly auth: Auth;
  readonly db: Firestore;
  /** The token of App Check, if that is on. */
  readonly appCheckToken: (() => Promise<string>) | undefined;
}

// The first kind that the browser allows; with storage blocked the session lives in memory only.
const PERSISTENCE = [
  indexedDBLocalPersistence,
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
];

function initialise({ appName, projectId, apiKey, authDomain, appId }: FirebaseSettings) {
  return initializeApp({ projectId, apiKey, authDomain, appId }, appName);
}

function connectEmulators(
  { auth, db }: Pick<Connection, 'auth' | 'db'>,
  settings: FirebaseSettings,
): void {
  if (settings.emulators === undefined) return;
  const { host, authPort, firestorePort } = settings.emulators;
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true });
  connectFirestoreEmulator(db, host, firestorePort);
}

async function switchAppCheckOn(
  app: FirebaseApp,
  siteKey: string | undefined,
): Promise<Connection['appCheckToken']> {
  if (!siteKey) return undefined;
  const { startAppCheck } = await import('./app-check');
  return startAppCheck(app, siteKey);
}

/** Initialises Firebase. Rejects only if App Check is on and its code cannot be fetched. */
export async function connect(settings: FirebaseSettings, clock: Clock): Promise<Connection> {
  await hideSilentDatabase(clock);
  // Firestore would print failed requests, personal data included; errors are passed on instead.
  setLogLevel('silent');
  const app = initialise(settings);
  // Before any other product, so that its first call already carries a token.
  const appCheckToken = await switchAppCheckOn(app, settings.appCheckSiteKey);
  const auth = initializeAuth(app, { persistence: PERSISTENCE });
  const connection = { auth, db: getFirestore(app), appCheckToken };
  connectEmulators(connection, settings);
  return connection;
}
