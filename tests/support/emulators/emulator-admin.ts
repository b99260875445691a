import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import type { StaffRole } from '../../../src/domain/session';
import { calculators } from '../../../src/games';
import { gameRecord } from '../../../src/records/game-edits';
import { storedRoles } from '../../../src/records/roles';
import { confirmationRecord } from '../../../src/records/settings';
import { at } from '../../../tools/samples/documents';
import { PORTS, PROJECT } from '../../../tools/support/local-project';

/** The addresses of the emulators. */
const emulators = {
  host: '127.0.0.1',
  authPort: PORTS.auth,
  firestorePort: PORTS.firestore,
} as const;

const FIRESTORE = `http://${emulators.host}:${emulators.firestorePort}/emulator/v1`;

process.env.FIRESTORE_EMULATOR_HOST = `${emulators.host}:${emulators.firestorePort}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `${emulators.host}:${emulators.authPort}`;
// Otherwise the Admin SDK asks Google for credentials.
process.env.METADATA_SERVER_DETECTION = 'none';

/** More cents than any request in these tests is worth: one person approves it. */
const ANY_AMOUNT = 100_000_000;

/** Access that bypasses the rules, in one project of the Firestore emulator. */
export interface Admin {
  /** Loads the rules of the product, once for all test files of a worker. */
  loadRules(): Promise<void>;
  /**
   * Deletes every document except the staff directory and the amount that one person may approve.
   */
  clear(): Promise<void>;
  /** Writes a whole document; times as Date. */
  set(path: string, data: DocumentData): Promise<void>;
  get(path: string): Promise<DocumentData | undefined>;
  remove(path: string): Promise<void>;
  ids(path: string): Promise<string[]>;
  /** Stores the catalogue with its default values. */
  seedGames(): Promise<void>;
  /** Enters an account into the staff directory. */
  enterStaff(account: Account): Promise<void>;
  close(): Promise<void>;
}

/** Calls that only an emulator has, and that the Admin SDK therefore lacks. */
async function askEmulator(path: string, method: string, body?: object): Promise<void> {
  const answer = await fetch(`${FIRESTORE}/projects/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
}

/** The rules that each project has, while the emulator compiles them and afterwards. */
const loaded = new Map<string, Promise<void>>();

/** An administrator of this project. */
export function createAdmin(projectId: string): Admin {
  const app = initializeApp({ projectId }, `admin of ${projectId}`);
  const db = getFirestore(app);
  const staff = new Map<string, Account>();
  const set = async (path: string, data: DocumentData) => {
    await db.doc(path).set(data);
  };
  const writeDirectory = () =>
    Promise.all([
      set('ajustes/credito', confirmationRecord({ value: ANY_AMOUNT, edits: 1 }, at)),
      ...[...staff.values()].map(({ uid, email, roles }) =>
        set(`personal/${uid}`, { correo: email, activo: true, roles: storedRoles(roles) }),
      ),
    ]);

  return {
    loadRules() {
      const content = readFileSync('firestore.rules', 'utf8');
      const key = `${projectId} ${content}`;
      const loading =
        loaded.get(key) ??
        askEmulator(`${projectId}:securityRules`, 'PUT', {
          rules: { files: [{ name: 'firestore.rules', content }] },
        });
      loaded.set(key, loading);
      return loading;
    },
    async clear() {
      await askEmulator(`${projectId}/databases/(default)/documents`, 'DELETE');
      await writeDirectory();
    },
    set,
    async remove(path) {
      await db.doc(path).delete();
    },
    get: async (path) => (await db.doc(path).get()).data(),
    ids: async (path) => (await db.collection(path).get()).docs.map(({ id }) => id),
    async seedGames() {
      const batch = db.batch();
      for (const { id, name, path, catalogue } of calculators) {
        if (catalogue === undefined) continue;
        const game = { id, name, image: '', path, values: catalogue.values };
        batch.set(db.doc(`games/${id}`), gameRecord(game));
      }
      await batch.commit();
    },
    async enterStaff(account) {
      staff.set(account.uid, account);
      await writeDirectory();
    },
    close: () => deleteApp(app),
  };
}

let opened: Auth | undefined;

/** The Auth emulator keeps the accounts of the local project, for sign-ins of any project. */
export function auth(): Auth {
  opened ??= getAuth(initializeApp({ projectId: PROJECT }, 'admin of accounts'));
  return opened;
}

/** A password account in the Auth emulator. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
}

const PASSWORD = 'correct horse';
let accounts = 0;

/** Makes a password account with a fresh address. */
export async function makeAccount({
  staff = true,
  verified = true,
  roles = [] as readonly StaffRole[],
  claims = {},
} = {}): Promise<Account> {
  accounts += 1;
  const email = `person.${Date.now()}.${process.pid}.${accounts}@bank.test`;
  const { uid } = await auth().createUser({ email, password: PASSWORD, emailVerified: verified });
  await auth().setCustomUserClaims(
    uid,
    staff ? { staff: true, roles: storedRoles(roles), ...claims } : {},
  );
  return { uid, email, password: PASSWORD, roles };
}

/** Deletes an account. */
export async function deleteAccount(uid: string): Promise<void> {
  await auth().deleteUser(uid);
}
