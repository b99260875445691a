import { applicationDefault } from 'firebase-admin/app';
import { Failure } from '../failure';

const API = 'https://firestore.googleapis.com/v1';
const POLL_MS = 5_000;

/** A long-running operation of the Firestore Admin API. */
interface Operation {
  readonly name: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
}

async function call(path: string, body?: object): Promise<Operation> {
  const { access_token } = await applicationDefault().getAccessToken();
  const answer = await fetch(`${API}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Failure(`Firestore answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Operation;
}

/** Starts an operation and resolves once it is done, however long that takes. */
async function run(path: string, body: object): Promise<void> {
  let operation = await call(path, body);
  while (!operation.done) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    operation = await call(operation.name);
  }
  if (operation.error) throw new Failure(`Firestore: ${operation.error.message}`);
}

const databaseOf = (project: string) => `projects/${project}/databases/(default)`;

/** Exports every document of a project to a folder of a bucket (`gs://…`). */
export function exportToBucket(project: string, folder: string): Promise<void> {
  return run(`${databaseOf(project)}:exportDocuments`, { outputUriPrefix: folder });
}

/** Imports what was exported to such a folder; documents that are not in it stay. */
export function importFromBucket(project: string, folder: string): Promise<void> {
  return run(`${databaseOf(project)}:importDocuments`, { inputUriPrefix: folder });
}
