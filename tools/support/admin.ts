import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { Failure } from './failure';
import { setQuotaProject } from './google-headers';
import { PORTS, PROJECT } from './local-project';
import { isFree } from './processes/ports';

/** The Admin SDK, which bypasses the rules. */
export interface Admin {
  readonly auth: Auth;
  readonly db: Firestore;
}

async function pointToEmulators(): Promise<void> {
  if ((await isFree(PORTS.firestore)) || (await isFree(PORTS.auth)))
    throw new Failure('The emulators are not running: start them with "npm start".');
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${PORTS.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${PORTS.auth}`;
  // Stops the SDK from asking Google's metadata server, and from warning about it.
  process.env.METADATA_SERVER_DETECTION = 'none';
}

/**
 * Runs work with the Admin SDK: against the running emulators, or against a real project with the
 * usual Google credentials (`gcloud auth application-default login`).
 */
export async function withAdmin<T>(
  project: string | undefined,
  use: (admin: Admin) => Promise<T>,
): Promise<T> {
  if (project === undefined) await pointToEmulators();
  else setQuotaProject(project);
  const app = initializeApp(
    project === undefined
      ? { projectId: PROJECT }
      : { projectId: project, credential: applicationDefault() },
  );
  try {
    return await use({ auth: getAuth(app), db: getFirestore(app) });
  } finally {
    await deleteApp(app);
  }
}
