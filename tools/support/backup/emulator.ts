import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../failure';
import { PORTS } from '../local-project';

/** The folder of the documents in the folder of a backup, and the file that describes it. */
const NAME = 'firestore';
const METADATA = `${NAME}.overall_export_metadata`;

async function post(project: string, action: 'export' | 'import', body: object): Promise<void> {
  const url = `http://127.0.0.1:${PORTS.firestore}/emulator/v1/projects/${project}:${action}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ database: `projects/${project}/databases/(default)`, ...body }),
  });
  if (!answer.ok)
    throw new Failure(`The emulator answered ${answer.status}: ${await answer.text()}`);
}

/** Exports every document of a project in the emulator to a new folder. */
export async function exportToFolder(project: string, folder: string): Promise<void> {
  const path = resolve(folder);
  if (existsSync(join(path, NAME))) throw new Failure(`${folder} holds a backup already.`);
  mkdirSync(path, { recursive: true });
  await post(project, 'export', { export_directory: path, export_name: NAME });
}

/** Imports such an export; documents that are not in it stay. */
export async function importFromFolder(project: string, folder: string): Promise<void> {
  const metadata = resolve(folder, NAME, METADATA);
  if (!existsSync(metadata)) throw new Failure(`${folder} holds no backup.`);
  // Unlike for an export, the emulator needs the path of the file.
  await post(project, 'import', { export_directory: metadata });
}
