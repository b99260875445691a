import {
  collection,
  doc,
  documentId,
  FieldPath,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { inParts } from '../in-parts';
import type { Condition, Part, Query, Store } from '../store';
import type { Caller } from './connection/call';
import { readKept } from './connection/read-kept';

const stored = (value: unknown): unknown =>
  value instanceof Date ? Timestamp.fromDate(value) : value;

const condition = ([field, is, value]: Condition) =>
  where(typeof field === 'string' ? field : new FieldPath(...field), is, stored(value));

const asked = (db: Firestore, { of, where: conditions = [], order = [] }: Query) =>
  query(
    collection(db, of),
    ...conditions.map(condition),
    ...order.map(([field, direction]) => orderBy(field, direction)),
  );

const bounds = ({ limit: most, after }: Part) => [
  ...(after instanceof QueryDocumentSnapshot ? [startAfter(after)] : []),
  ...(most === undefined ? [] : [limit(most)]),
];

/** The documents of Firestore; `read` makes each call. */
export function firestoreStore(db: Firestore, read: Caller['read']): Store {
  return {
    get: (path) => read(async () => (await getDoc(doc(db, path))).data()),
    getKept: (path) => read(() => readKept(doc(db, path))),
    async byIds(name, ids) {
      const answers = await Promise.all(
        inParts(ids).map((part) =>
          read(() => getDocs(query(collection(db, name), where(documentId(), 'in', part)))),
        ),
      );
      return new Map(answers.flatMap(({ docs }) => docs.map((found) => [found.id, found.data()])));
    },
    async find(wanted, part = {}) {
      const { docs } = await read(() => getDocs(query(asked(db, wanted), ...bounds(part))));
      return docs.map((found) => ({ id: found.id, data: found.data(), place: found }));
    },
    count: async (wanted) => (await read(() => getCount(asked(db, wanted)))).data().count,
  };
}
