import {
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { RecordFields } from '../../../src/records/fields.ts';
import { Collision, REMOVED, type Write } from './write.ts';

/** The reads of one transaction. */
export interface Store {
  /** The fields of these documents, in one question; undefined for one that is missing. */
  get(...paths: readonly string[]): Promise<readonly (RecordFields | undefined)[]>;
  /** At most so many documents of a collection whose field is this value. */
  find(collection: string, field: string, is: unknown, most: number): Promise<readonly Found[]>;
  /** The documents of a collection that have this field, by it; with `above`, only those with more. */
  list(collection: string, field: string, above?: unknown): Promise<readonly Found[]>;
}

/** A document that was found. */
export interface Found {
  readonly id: string;
  readonly fields: RecordFields;
}

/** All writes of an act, or none; over Firestore, or over a map of documents. */
export interface Database {
  /** Runs again from the start if what was read has changed meanwhile. Throws `Collision`. */
  transaction<T>(
    run: (store: Store) => Promise<{ readonly writes: readonly Write[]; readonly answer: T }>,
  ): Promise<T>;
}

/** Three: five may take longer than the 15 seconds that a browser waits. */
const ATTEMPTS = 3;

/** gRPC's codes for a document that is missing or there already. */
const COLLISIONS: readonly unknown[] = [5, 6];

/** Fields as the Admin SDK writes them. */
function written(fields: RecordFields): RecordFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, writtenValue(value)]),
  );
}

function writtenValue(value: unknown): unknown {
  if (value === REMOVED) return FieldValue.delete();
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? written(value as RecordFields) : value;
}

function write(db: Firestore, transaction: Transaction, one: Write): void {
  if ('remove' in one) transaction.delete(db.doc(one.remove));
  else if ('create' in one) transaction.create(db.doc(one.create), written(one.fields));
  else if ('set' in one) transaction.set(db.doc(one.set), written(one.fields));
  else if ('update' in one)
    transaction.update(db.doc(one.update), written(one.fields) as UpdateData<RecordFields>);
  else transaction.set(db.doc(one.merge), written(one.fields), { merge: true });
}

/** The reads of this transaction. */
const storeOf = (db: Firestore, transaction: Transaction): Store => {
  async function found(query: Query): Promise<Found[]> {
    const { docs } = await transaction.get(query);
    return docs.map((one) => ({ id: one.id, fields: one.data() }));
  }
  return {
    async get(...paths) {
      if (paths.length === 0) return [];
      const documents = await transaction.getAll(...paths.map((path) => db.doc(path)));
      return documents.map((one) => one.data());
    },
    find: (collection, field, is, most) =>
      found(db.collection(collection).where(field, '==', is).limit(most)),
    list(collection, field, above) {
      const all = db.collection(collection).orderBy(field);
      return found(above === undefined ? all : all.where(field, '>', above));
    },
  };
};

const isCollision = (error: unknown) =>
  error instanceof Error && 'code' in error && COLLISIONS.includes(error.code);

/** The database of acts over Firestore. */
export function firestoreDatabase(db: Firestore): Database {
  return {
    async transaction(run) {
      try {
        return await db.runTransaction(
          async (transaction) => {
            const { writes, answer } = await run(storeOf(db, transaction));
            for (const one of writes) write(db, transaction, one);
            return answer;
          },
          { maxAttempts: ATTEMPTS },
        );
      } catch (error) {
        throw isCollision(error) ? new Collision('Not as the act found it.') : error;
      }
    },
  };
}
