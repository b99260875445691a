import { type Finding, fail, ok, warn } from '../findings';
import { deployedFunctions } from '../functions-manifest';
import { type Google, readAll } from '../google';
import type { Index, Release } from '../release';
import { databaseOf } from './database';

/** An index as Firestore describes it; its name holds the collection. */
interface FoundIndex extends Omit<Index, 'collectionGroup'> {
  readonly name: string;
  readonly state: string;
}

interface FoundField {
  readonly name: string;
  readonly ttlConfig?: { readonly state?: string };
}

interface FoundFunction {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
}

const collectionOf = (name: string) => /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

/** One text for each index; Firestore adds the document's name as the last field. */
function wordsOf(collection: string, { queryScope, fields }: Omit<Index, 'collectionGroup'>) {
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const scope = queryScope === 'COLLECTION' ? '' : ' (group)';
  return `${collection}${scope}: ${own.map(({ fieldPath, order }) => `${fieldPath}${order === 'DESCENDING' ? '↓' : '↑'}`).join(' ')}`;
}

/** Every index that Firestore has, with its state. */
export async function listIndexes(project: string, google: Google) {
  const url = `${databaseOf(project)}/collectionGroups/-/indexes`;
  const found = await readAll<FoundIndex>(google, url, 'indexes');
  return found.map((index) => ({
    words: wordsOf(collectionOf(index.name), index),
    state: index.state,
  }));
}

/** Indexes: which the deployment makes, which are not ready, and which it would delete. */
export async function checkIndexes(
  { indexes: { indexes }, project }: Release,
  google: Google,
): Promise<Finding[]> {
  const wanted = indexes.map((index) => wordsOf(index.collectionGroup, index));
  const found = await listIndexes(project, google);
  const missing = wanted.filter((words) => !found.some((index) => index.words === words));
  const broken = found.filter(({ state }) => state === 'NEEDS_REPAIR');
  const foreign = found.filter(({ words }) => !wanted.includes(words));
  return [
    ok(
      missing.length === 0
        ? 'Every index exists.'
        : `The deployment makes ${missing.length} indexes and waits until they are built.`,
    ),
    ...broken.map(({ words }) =>
      fail(`The index ${words} is broken. Delete it in the console; the deployment makes it anew.`),
    ),
    ...foreign.map(({ words }) =>
      warn(`The index ${words} is not in firestore.indexes.json. It stays; --delete removes it.`),
    ),
  ];
}

/**
 * Collections whose documents need more than a deletion, because other documents depend on them.
 */
const NEVER = ['users', 'subscriptores'];

/** Times to live: those of firestore.indexes.json, and those that somebody made by hand. */
export async function checkTtls(
  { indexes: { fieldOverrides }, project }: Release,
  google: Google,
): Promise<Finding[]> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const url = `${databaseOf(project)}/collectionGroups/-/fields?filter=${filter}`;
  const found = (await readAll<FoundField>(google, url, 'fields'))
    .filter(({ name }) => !name.includes('__default__'))
    .map(({ name, ttlConfig }) => ({
      collection: collectionOf(name),
      field: name.split('/').at(-1) ?? '',
      lives: ttlConfig !== undefined,
    }));
  const isOurs = ({ collection, field }: { collection: string; field: string }) =>
    fieldOverrides.some((own) => own.collectionGroup === collection && own.fieldPath === field);
  return found.flatMap((each): Finding[] => {
    const { collection, field, lives } = each;
    if (lives && NEVER.includes(collection))
      return [
        fail(
          `Documents of ${collection} have a time to live, which deletes them without what belongs to them. Run "gcloud firestore fields ttls update ${field} --collection-group=${collection} --disable-ttl --project=${project}".`,
        ),
      ];
    if (isOurs(each)) return [];
    return [
      warn(
        `${lives ? 'The time to live' : 'The index setting'} of ${collection}.${field} is not in firestore.indexes.json. It stays; --delete removes it.`,
      ),
    ];
  });
}

/** The functions that are live and no longer in this checkout. */
export async function functionsToDelete(release: Release, google: Google): Promise<string[]> {
  const url = `https://cloudfunctions.googleapis.com/v2/projects/${release.project}/locations/-/functions`;
  const wanted = deployedFunctions(release.functions, release.functionSettings);
  return (await readAll<FoundFunction>(google, url, 'functions'))
    .filter(({ labels }) => labels?.['deployment-tool']?.startsWith('cli-firebase'))
    .map(({ name }) => name.split('/').at(-1) ?? '')
    .filter((name) => !wanted.includes(name));
}

/** Functions that the deployment would delete. */
export async function checkFunctions(
  release: Release,
  google: Google,
  mayDelete: boolean,
): Promise<Finding[]> {
  const gone = await functionsToDelete(release, google);
  if (gone.length === 0) return [ok('No function would be deleted.')];
  const names = gone.join(', ');
  return [
    mayDelete
      ? warn(`These functions will be deleted: ${names}.`)
      : fail(`These functions would be deleted: ${names}. Add --delete if that is meant.`),
  ];
}
