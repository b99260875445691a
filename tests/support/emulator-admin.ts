import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import { calculators } from '../../src/games';
import { PORTS } from '../../tools/support/local-project';

/** Where the emulators listen. */
export const emulators = {
  host: '127.0.0.1',
  authPort: PORTS.auth,
  firestorePort: PORTS.firestore,
} as const;

const AUTH = `http://${emulators.host}:${emulators.authPort}`;
const FIRESTORE = `http://${emulators.host}:${emulators.firestorePort}`;
const AS_OWNER = { Authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Access that bypasses the rules, in one project of the Firestore emulator. */
export interface Admin {
  /** Loads the rules of the product, or these. */
  loadRules(rules?: string): Promise<void>;
  /** Forgets every document but those of the staff directory. */
  clear(): Promise<void>;
  set(path: string, data: DocumentData): Promise<void>;
  get(path: string): Promise<DocumentData | undefined>;
  ids(path: string): Promise<string[]>;
  /** Stores the catalogue with its default values. */
  seedGames(): Promise<void>;
  close(): Promise<void>;
}

async function ask(url: string, method: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: AS_OWNER,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return answer.json();
}

const documentsOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

/** The staff directory of each project, by uid. */
const directories = new Map<string, Map<string, string>>();

async function writeDirectory(projectId: string): Promise<void> {
  const root = documentsOf(projectId);
  const writes = [...(directories.get(projectId) ?? [])].map(([uid, email]) => ({
    update: {
      name: `${root}/personal/${uid}`,
      fields: { correo: { stringValue: email }, activo: { booleanValue: true } },
    },
  }));
  await ask(`${FIRESTORE}/v1/${root}:commit`, 'POST', { writes });
}

/** Enters an account into the staff directory of a project. */
export async function enterStaff(projectId: string, { uid, email }: Account): Promise<void> {
  const directory = directories.get(projectId) ?? new Map<string, string>();
  directories.set(projectId, directory.set(uid, email));
  await writeDirectory(projectId);
}

/** An administrator of this project. */
export function createAdmin(projectId: string): Admin {
  const app = initializeApp({ projectId }, `admin of ${projectId}`);
  const db = getFirestore(app);
  // The emulator treats this token as a service account, which bypasses the rules.
  connectFirestoreEmulator(db, emulators.host, emulators.firestorePort, { mockUserToken: 'owner' });
  const set = (path: string, data: DocumentData) => setDoc(doc(db, path), data);

  return {
    async loadRules(rules = readFileSync('firestore.rules', 'utf8')) {
      await ask(`${FIRESTORE}/emulator/v1/projects/${projectId}:securityRules`, 'PUT', {
        rules: { files: [{ name: 'firestore.rules', content: rules }] },
      });
    },
    async clear() {
      await ask(`${FIRESTORE}/emulator/v1/${documentsOf(projectId)}`, 'DELETE');
      await writeDirectory(projectId);
    },
    set,
    get: async (path) => (await getDoc(doc(db, path))).data(),
    ids: async (path) => (await getDocs(collection(db, path))).docs.map(({ id }) => id),
    async seedGames() {
      const games = calculators.filter(({ catalogue }) => catalogue);
      await Promise.all(
        games.map(({ id, name, path, catalogue }) =>
          set(`games/${id}`, {
            gameid: id,
            name,
            image: '',
            destino: path,
            value: [...(catalogue?.values ?? [])],
          }),
        ),
      );
    },
    close: () => deleteApp(app),
  };
}

const ACCOUNTS = `${AUTH}/identitytoolkit.googleapis.com/v1/projects/demo-levelup/accounts`;

/** A password account in the Auth emulator. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'correct horse';
let accounts = 0;

/** Makes a password account with an address of its own. */
export async function makeAccount({ staff = true, verified = true } = {}): Promise<Account> {
  accounts += 1;
  const email = `person.${Date.now()}.${process.pid}.${accounts}@bank.test`;
  const made = await ask(ACCOUNTS, 'POST', { email, password: PASSWORD });
  const { localId: uid } = made as { localId: string };
  await ask(`${ACCOUNTS}:update`, 'POST', {
    localId: uid,
    emailVerified: verified,
    customAttributes: JSON.stringify(staff ? { staff: true } : {}),
  });
  return { uid, email, password: PASSWORD };
}

/** Deletes an account, as an administrator would. */
export async function deleteAccount(localId: string): Promise<void> {
  await ask(`${ACCOUNTS}:delete`, 'POST', { localId });
}
