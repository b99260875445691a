import type { Credential } from 'firebase-admin/app';
import { Failure } from '../failure';
import { googleHeaders } from '../google-headers';

const API = 'https://firestore.googleapis.com/v1';
const POLL_MS = 5_000;

/** A long-running operation of the Firestore Admin API. */
interface Operation {
  readonly name: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
}

/** A project, and the caller: by default the person who signed in with gcloud. */
interface Caller {
  readonly project: string;
  readonly credential?: Credential | undefined;
}

async function call(
  { project, credential }: Caller,
  path: string,
  body?: object,
): Promise<Operation> {
  const answer = await fetch(`${API}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: await googleHeaders(project, credential),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Failure(`Firestore answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Operation;
}

/**
 * Starts an operation on the database and resolves once it is complete, however long that takes.
 */
async function run(caller: Caller, action: string, body: object): Promise<void> {
  const database = `projects/${caller.project}/databases/(default)`;
  let operation = await call(caller, `${database}:${action}`, body);
  while (!operation.done) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    operation = await call(caller, operation.name);
  }
  if (operation.error) throw new Failure(`Firestore: ${operation.error.message}`);
}

/** Exports every document of a project to a folder of a bucket (`gs://…`). */
export function exportToBucket(
  project: string,
  folder: string,
  credential?: Credential,
): Promise<void> {
  return run({ project, credential }, 'exportDocuments', { outputUriPrefix: folder });
}

/** Imports such an export; documents that are not in it stay. */
export function importFromBucket(
  project: string,
  folder: string,
  credential?: Credential,
): Promise<void> {
  return run({ project, credential }, 'importDocuments', { inputUriPrefix: folder });
}
