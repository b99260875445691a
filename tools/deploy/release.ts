import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { bank } from '../../src/bank/bank';
import type { BankSettings } from '../../src/bank/bank-settings';
import { legal } from '../../src/bank/legal';
import { siteSettings } from '../hosting/site-settings';
import { acceptedBy } from '../rules/earlier-mails';
import { Failure } from '../support/failure';
import { ROOT } from '../support/local-project';
import { compiledSize } from './compiled-size';
import { type FunctionsManifest, readFunctionsManifest } from './functions-manifest';

/** An index of firestore.indexes.json or of the live database. */
export interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}

/** firestore.indexes.json; only the parts that are compared with the live database. */
export interface Indexes {
  readonly indexes: readonly Index[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
  }[];
}

/** The contents of a deployment from this checkout. */
export interface Release {
  readonly project: string;
  /** The site's settings at build time (`.env.example`). */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** The bank's settings (src/bank); the deployment itself needs these. */
  readonly bank: Pick<BankSettings, 'siteUrl' | 'location' | 'tellsPayment'>;
  /** The functions' settings in functions/.env and functions/.env.ID. */
  readonly functionSettings: Readonly<Record<string, string | undefined>>;
  readonly functions: FunctionsManifest;
  readonly indexes: Indexes;
  /** Sizes of the rules in bytes. */
  readonly rules: { readonly source: number; readonly compiled: number };
  /** The commit, and the files that differ from it. */
  readonly commit: string;
  readonly changed: readonly string[];
  /** What the rules of a commit accept of pages; of this one where none is named. */
  readonly accepts: (commit?: string) => readonly string[];
  /** How many commits this one is ahead of another; undefined if the other is not an ancestor. */
  readonly commitsSince: (commit: string) => number | undefined;
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : undefined;
}

function commitsSince(commit: string): number | undefined {
  if (git('merge-base', '--is-ancestor', commit, 'HEAD') === undefined) return undefined;
  return Number(git('rev-list', '--count', `${commit}..HEAD`));
}

/** None where git does not have the commit. */
function accepts(commit = ''): string[] {
  const rules =
    commit === ''
      ? readFileSync(join(ROOT, 'firestore.rules'), 'utf8')
      : git('show', `${commit}:firestore.rules`);
  return acceptedBy(rules ?? '');
}

const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as unknown;

function readFunctionSettings(project: string) {
  const files = ['functions/.env', `functions/.env.${project}`].map((name) => join(ROOT, name));
  const read = (file: string) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
  return Object.assign({}, ...files.map(read)) as Record<string, string>;
}

/** Reads the contents of a deployment from this checkout. The functions must have been built. */
export async function readRelease(project: string): Promise<Release> {
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined) throw new Failure('A deployment needs git: clone the repository.');
  const rules = join(ROOT, 'firestore.rules');
  return {
    project,
    settings: siteSettings(),
    bank: { ...bank, ...legal },
    functionSettings: readFunctionSettings(project),
    functions: await readFunctionsManifest(project),
    indexes: readJson('firestore.indexes.json') as Indexes,
    rules: { source: readFileSync(rules).length, compiled: await compiledSize(rules) },
    commit,
    changed: (git('status', '--porcelain') ?? '').split('\n').filter((line) => line !== ''),
    accepts,
    commitsSince,
  };
}
