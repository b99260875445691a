import { spawn } from 'node:child_process';
import { googleHeaders, setQuotaProject } from '../support/google-headers';
import { ROOT } from '../support/local-project';
import { commandFile, exitCode } from '../support/processes/processes';

/** The answer of a REST interface; the body is its JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The exit code of a command, and everything that it printed. */
export interface Outcome {
  readonly code: number;
  readonly printed: string;
}

type Method = 'GET' | 'POST' | 'PATCH';

/** The calls of a deployment to Google and to the live site. */
export interface Google {
  /** One call of a REST interface, with the credentials of the person who deploys. */
  ask(method: Method, url: string, body?: object): Promise<Answer>;
  /** One command of firebase-tools for the project, which asks no questions. */
  firebase(args: readonly string[]): Promise<Outcome>;
  /** One request without credentials, as anybody may send it. */
  visit(url: string, init?: RequestInit): Promise<Response>;
}

/**
 * An answer that is neither a success nor "not found". The message is the whole answer, `plain` its
 * sentence.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly plain: string;

  constructor({ status, body }: Answer) {
    super(`${status} ${JSON.stringify(body)}`);
    const { error } = (body ?? {}) as { error?: { message?: string } };
    this.plain = error?.message ?? `Google answered ${status}.`;
  }
}

/** Reads one address. Undefined if there is nothing; throws `Refused` for any other refusal. */
export async function read<T>(google: Google, url: string): Promise<T | undefined> {
  const answer = await google.ask('GET', url);
  if (answer.status === 404) return undefined;
  if (answer.status === 200) return answer.body as T;
  throw new Refused(answer);
}

/** Reads every page of a list whose entries are in the field `name`. */
export async function readAll<T>(google: Google, url: string, name: string): Promise<T[]> {
  const entries: T[] = [];
  let token: string | undefined;
  do {
    const from = token === undefined ? '' : `${url.includes('?') ? '&' : '?'}pageToken=${token}`;
    const page = await read<Record<string, unknown>>(google, `${url}${from}`);
    entries.push(...((page?.[name] as T[] | undefined) ?? []));
    token = (page?.nextPageToken as string | undefined) || undefined;
  } while (token !== undefined);
  return entries;
}

/** Sends a change. Throws `Refused` if it fails. */
export async function send<T>(
  google: Google,
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
): Promise<T> {
  const answer = await google.ask(method, url, body);
  if (answer.status !== 200) throw new Refused(answer);
  return answer.body as T;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Runs firebase-tools; shows and returns its output. */
async function runFirebase(args: readonly string[]): Promise<Outcome> {
  const file = commandFile('firebase-tools', 'firebase');
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      printed += data;
      process.stdout.write(data);
    });
  return { code: await exitCode(child), printed };
}

/** The real Google, with the credentials of `gcloud auth application-default login`. */
export function realGoogle(project: string): Google {
  setQuotaProject(project);
  // Tells a person who is not signed in at once, without a warning of Google's library.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  return {
    async ask(method, url, body) {
      const answer = await fetch(url, {
        method,
        headers: await googleHeaders(project),
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: json(await answer.text()) };
    },
    firebase: (args) => runFirebase([...args, '--project', project, '--non-interactive']),
    visit: (url, init) => fetch(url, { redirect: 'manual', ...init }),
  };
}
