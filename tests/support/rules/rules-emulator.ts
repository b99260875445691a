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
import { PORTS } from '../../../tools/support/local-project';
import { BY_ROLES, MEMBERS } from './rules-staff';

// Otherwise the SDK would print every refusal that the tests expect.
setLogLevel('silent');

/**
 * Projects of the tests. In `usual`, which most share, each test writes under unique names, so none
 * disturbs another. The rates of a game have no unique name: tests that publish them do so in
 * `rates`, and those that compute values in `values`. Rules that waste expressions stay in
 * `shares`, those that demand a second factor in `factor`, and sign-in with an account at the bank
 * in `bankSignIn`.
 */
const PROJECTS = {
  usual: 'demo-rules',
  rates: 'demo-rules-rates',
  values: 'demo-rules-values',
  shares: 'demo-rules-shares',
  factor: 'demo-rules-factor',
  bankSignIn: 'demo-rules-bank-sign-in',
} as const;

/** A project of the tests. */
export type Project = keyof typeof PROJECTS;

/** The projects in which the rules themselves are tested. */
export const TESTED = ['usual', 'rates', 'values'] as const satisfies Project[];

/** Address of the running Firestore emulator. */
const EMULATOR_HOST = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${PORTS.firestore}`;

/** The emulator does not take the rules, because they do not compile. */
export class RulesError extends Error {}

async function enforceIn(project: Project, content: string): Promise<void> {
  const answer = await fetch(
    `http://${EMULATOR_HOST}/emulator/v1/projects/${PROJECTS[project]}:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  );
  if (!answer.ok) throw new RulesError(await answer.text());
  await enterMembers(project);
}

/**
 * Makes the emulator enforce these rules on the tests' projects, which have a staff directory;
 * throws a `RulesError` if they do not compile.
 */
export async function enforceRules(
  content: string,
  projects: readonly Project[] = TESTED,
): Promise<void> {
  await Promise.all(projects.map((project) => enforceIn(project, content)));
}

const owners = new Map<Project, Firestore>();

/** The database of a project as its administrator, who bypasses the rules. */
export function ownerOf(project: Project): Firestore {
  const owner = owners.get(project) ?? connect('owner', project);
  owners.set(project, owner);
  return owner;
}

async function enterMembers(project: Project): Promise<void> {
  const owner = ownerOf(project);
  const batch = writeBatch(owner);
  for (const { uid, entry } of [...BY_ROLES, ...Object.values(MEMBERS)])
    batch.set(doc(owner, `personal/${uid}`), entry);
  await batch.commit();
}

/** Enforces the rules as committed, once for all test files: the emulator compiles them for seconds. */
export function enforceCommittedRules(): Promise<void> {
  const content = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  return enforceRules(content);
}

let entering: Promise<unknown> | undefined;

/** Stores the staff of this worker: the hour in which it began is in the uid of one of them. */
export async function enterStaff(): Promise<void> {
  entering ??= Promise.all(TESTED.map(enterMembers));
  await entering;
}

/** Deletes every document of a project, so that lists stay short. */
export async function forgetDocuments(project: Project): Promise<void> {
  const path = `emulator/v1/projects/${PROJECTS[project]}/databases/(default)/documents`;
  await fetch(`http://${EMULATOR_HOST}/${path}`, { method: 'DELETE' });
}

/** Asks the interface of the shared project without a session, in ways that the SDK does not offer. */
export function askEmulator(path: string, body: object): Promise<Response> {
  const database = `v1/projects/${PROJECTS.usual}/databases/(default)`;
  return fetch(`http://${EMULATOR_HOST}/${database}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The database as seen with these claims, without a session, or as the administrator. */
export function connect(
  claims: EmulatorMockTokenOptions | 'owner' | undefined,
  project: Project = 'usual',
): Firestore {
  const db = getFirestore(initializeApp({ projectId: PROJECTS[project] }, randomUUID()));
  const [host = '', port] = EMULATOR_HOST.split(':');
  connectFirestoreEmulator(
    db,
    host,
    Number(port),
    claims === undefined ? {} : { mockUserToken: claims },
  );
  return db;
}
