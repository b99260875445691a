import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type EmulatorMockTokenOptions,
  type Firestore,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { PORTS } from '../../tools/support/local-project';
import { MEMBERS } from './rules-staff';

// Otherwise the SDK would print every refusal that the tests expect.
setLogLevel('silent');

/** All tests share this project. Each writes under unique names, so none disturbs another. */
const RULES_PROJECT = 'demo-rules';

/** Address of the running Firestore emulator. */
export const EMULATOR_HOST = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${PORTS.firestore}`;

/**
 * Makes the emulator enforce these rules on the tests' project, where the staff of the tests stand
 * in the directory; throws where they do not compile.
 */
export async function enforceRules(content: string): Promise<void> {
  const answer = await fetch(
    `http://${EMULATOR_HOST}/emulator/v1/projects/${RULES_PROJECT}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
  await enterMembers();
}

let owner: Firestore | undefined;

async function enterMembers(): Promise<void> {
  owner ??= connect('owner');
  const batch = writeBatch(owner);
  for (const { uid, entry } of Object.values(MEMBERS))
    batch.set(doc(owner, `personal/${uid}`), entry);
  await batch.commit();
}

/** Enforces the rules as committed. */
export async function enforceCommittedRules(): Promise<void> {
  await enforceRules(readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'));
}

/** Deletes every document of the tests' project, so that lists stay short. */
export async function forgetDocuments(): Promise<void> {
  const path = `emulator/v1/projects/${RULES_PROJECT}/databases/(default)/documents`;
  await fetch(`http://${EMULATOR_HOST}/${path}`, { method: 'DELETE' });
}

/** The database as seen with these claims, with none, or as the administrator. */
export function connect(claims: EmulatorMockTokenOptions | 'owner' | undefined): Firestore {
  const db = getFirestore(initializeApp({ projectId: RULES_PROJECT }, randomUUID()));
  const [host = '', port] = EMULATOR_HOST.split(':');
  connectFirestoreEmulator(
    db,
    host,
    Number(port),
    claims === undefined ? {} : { mockUserToken: claims },
  );
  return db;
}
