import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { OutgoingMail, Send } from '../../../functions/src/mail/mail';
import type { PurgeTools } from '../../../functions/src/my-data/expired';
import type { LinkTools } from '../../../functions/src/my-data/mail-link';
import { indexEntry } from '../../../functions/src/triggers/search-index';
import { PORTS } from '../../../tools/support/local-project';
import { RECEIPT } from '../mail/kept-mails';

const FIRESTORE = `127.0.0.1:${PORTS.firestore}`;
process.env.FIRESTORE_EMULATOR_HOST ??= FIRESTORE;
process.env.METADATA_SERVER_DETECTION = 'none';

/** A separate project, in which no event reaches a function. */
export interface TestProject {
  readonly db: Firestore;
  /** Deletes every document. */
  clear(): Promise<void>;
  /** Stores whole documents by path. */
  store(documents: Readonly<Record<string, DocumentData>>): Promise<void>;
  get(path: string): Promise<DocumentData | undefined>;
}

/** Opens a project of the Firestore emulator. */
export function openProject(projectId: string): TestProject {
  const db = getFirestore(initializeApp({ projectId }, projectId));
  return {
    db,
    async clear() {
      const documents = `projects/${projectId}/databases/(default)/documents`;
      await fetch(`http://${FIRESTORE}/emulator/v1/${documents}`, { method: 'DELETE' });
    },
    async store(documents) {
      const batch = db.batch();
      for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
      await batch.commit();
    },
    get: async (path) => (await db.doc(path).get()).data(),
  };
}

/** The same, and the search entry of each request that it stores, as the function writes it. */
export const storingIndexed =
  (store: TestProject['store']): TestProject['store'] =>
  (documents) => {
    const entries = Object.entries(documents).flatMap(([path, request]) => {
      const [collection, uid = ''] = path.split('/');
      const file = documents[`expedientes/${uid}`];
      return collection === 'users' ? [[`indice/${uid}`, indexEntry(uid, request, file)]] : [];
    });
    return store({ ...documents, ...Object.fromEntries(entries) });
  };

/** Every document of a database by path, collection by collection. */
export async function everything(db: Firestore): Promise<Record<string, DocumentData>> {
  const found: Record<string, DocumentData> = {};
  for (const collection of await db.listCollections())
    for (const document of (await collection.get()).docs)
      found[document.ref.path] = document.data();
  return found;
}

/** The dependencies of links and of erasing in a test, and their effects outside the database. */
export interface TestTools extends LinkTools {
  readonly accounts: PurgeTools['accounts'];
  readonly sent: readonly OutgoingMail[];
  /** Uids of the deleted accounts. */
  readonly deleted: readonly string[];
}

/** Tools that send and delete nothing but remember it, with the clock at this time. */
export function testTools(db: Firestore, now: number, send?: Send): TestTools {
  const [sent, deleted]: [OutgoingMail[], string[]] = [[], []];
  return {
    db,
    sent,
    deleted,
    accounts: {
      deleteUser: async (uid) => void deleted.push(uid),
      async deleteUsers(uids) {
        deleted.push(...uids);
        return { errors: [], failureCount: 0, successCount: uids.length };
      },
      listUsers: async () => ({ users: [] }),
    },
    send:
      send ??
      (async (mail) => {
        sent.push(mail);
        return RECEIPT;
      }),
    wait: async () => {},
    now: () => now,
  };
}
