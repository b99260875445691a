import { isDeepStrictEqual } from 'node:util';
import type { Database, Found, Store } from '../../../functions/src/acts/store';
import { Collision, REMOVED, type Write } from '../../../functions/src/acts/write';
import { isMap, type RecordFields } from '../../../src/records/fields';

/** A stored moment, read as every Firestore library reads one. */
export class Moment {
  constructor(private readonly ms: number) {}
  toDate(): Date {
    return new Date(this.ms);
  }
}

/** A moment as a document of the map holds it. */
export const momentAt = (date: Date): Moment => new Moment(date.getTime());

/** Documents by path. */
export type Documents = Map<string, RecordFields>;

const ATTEMPTS = 3;

const isPlain = (value: unknown): value is RecordFields =>
  isMap(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A value as it is stored: moments in place of dates, and no field that goes. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return momentAt(value);
  if (Array.isArray(value)) return value.map(stored);
  return isPlain(value) ? merged({}, value) : value;
}

/** Fields with these in their place; maps are merged. */
function merged(before: RecordFields, fields: RecordFields): RecordFields {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(fields)) {
    const old = after[name];
    if (value === undefined) throw new Error(`${name} is undefined`);
    if (value === REMOVED) delete after[name];
    else after[name] = isPlain(value) ? merged(isPlain(old) ? old : {}, value) : stored(value);
  }
  return after;
}

/** Fields with the one at this path replaced. */
function withField(
  before: RecordFields,
  [name = '', ...rest]: string[],
  value: unknown,
): RecordFields {
  const { [name]: old, ...others } = before;
  if (rest.length > 0)
    return { ...before, [name]: withField(isPlain(old) ? old : {}, rest, value) };
  return value === REMOVED ? others : { ...before, [name]: stored(value) };
}

function written(before: RecordFields | undefined, write: Write): RecordFields | undefined {
  if ('remove' in write) return undefined;
  if ('create' in write) {
    if (before) throw new Collision(write.create);
    return merged({}, write.fields);
  }
  if ('set' in write) return merged({}, write.fields);
  if ('merge' in write) return merged(before ?? {}, write.fields);
  if (!before) throw new Collision(write.update);
  return Object.entries(write.fields).reduce<RecordFields>(
    (fields, [path, value]) => withField(fields, path.split('.'), value),
    before,
  );
}

/** Fields as a document of the map holds them. */
export const documentOf = (fields: RecordFields): RecordFields => merged({}, fields);

function pathOf(write: Write): string {
  if ('create' in write) return write.create;
  if ('set' in write) return write.set;
  if ('update' in write) return write.update;
  return 'merge' in write ? write.merge : write.remove;
}

/** The documents of a collection in the map. */
export function collectionOf(documents: Documents, collection: string): Found[] {
  const beginning = `${collection}/`;
  return [...documents].flatMap(([path, fields]) => {
    const id = path.slice(beginning.length);
    return path.startsWith(beginning) && !id.includes('/') ? [{ id, fields }] : [];
  });
}

const foundIn = (documents: Documents, collection: string, field: string, is: unknown) =>
  collectionOf(documents, collection).filter(({ fields }) => fields[field] === is);

/** A moment of any Firestore library. */
const isMoment = (value: unknown): value is Moment =>
  isMap(value) && typeof value.toDate === 'function';

/** A text, a number or a moment, as it is compared. */
const compared = (value: unknown) =>
  isMoment(value) ? value.toDate().getTime() : (value as string | number);

function listIn(documents: Documents, collection: string, field: string, above: unknown) {
  const from = above === undefined ? undefined : compared(stored(above));
  return collectionOf(documents, collection)
    .map((found) => ({ found, by: compared(found.fields[field]) }))
    .filter(({ by }) => by !== undefined && (from === undefined || by > from))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ found }) => found);
}

/**
 * The database of acts over a map of documents. A transaction runs again if a document that it read
 * has changed meanwhile, like one of Firestore.
 */
export function mapDatabase(documents: Documents): Database {
  return {
    async transaction(run) {
      for (let attempt = 1; ; attempt += 1) {
        const read: (() => boolean)[] = [];
        const store: Store = {
          async get(...paths) {
            const found = paths.map((path) => documents.get(path));
            read.push(() => paths.every((path, place) => documents.get(path) === found[place]));
            return found;
          },
          async find(collection, field, is, most) {
            const look = () => foundIn(documents, collection, field, is).slice(0, most);
            const found = look();
            read.push(() => isDeepStrictEqual(look(), found));
            return found;
          },
          async list(collection, field, above) {
            const look = () => listIn(documents, collection, field, above);
            const found = look();
            read.push(() => isDeepStrictEqual(look(), found));
            return found;
          },
        };
        const { writes, answer } = await run(store);
        const isUnchanged = read.every((isAsRead) => isAsRead());
        if (isUnchanged) {
          const after = new Map(documents);
          for (const write of writes) {
            const fields = written(after.get(pathOf(write)), write);
            if (fields) after.set(pathOf(write), fields);
            else after.delete(pathOf(write));
          }
          for (const write of writes) {
            const fields = after.get(pathOf(write));
            if (fields) documents.set(pathOf(write), fields);
            else documents.delete(pathOf(write));
          }
          return answer;
        }
        if (attempt === ATTEMPTS) throw Object.assign(new Error('contention'), { code: 10 });
      }
    },
  };
}
