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
  where,
} from 'firebase/firestore/lite';
import { inParts } from '../in-parts';
import type { Condition, Part, Query, Store } from '../store';
import type { Caller } from './connection/call';
import { readKept } from './connection/read-kept';

const condition = ([field, is, value]: Condition) =>
  where(typeof field === 'string' ? field : new FieldPath(...field), is, value);

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
export function firestoreStore(connect: () => Promise<Firestore>, read: Caller['read']): Store {
  const reading = <T>(run: (db: Firestore) => Promise<T>) => read(async () => run(await connect()));
  return {
    get: (path) => reading(async (db) => (await getDoc(doc(db, path))).data()),
    getKept: (path) => reading((db) => readKept(doc(db, path))),
    async byIds(name, ids) {
      const answers = await Promise.all(
        inParts(ids).map((part) =>
          reading((db) => getDocs(query(collection(db, name), where(documentId(), 'in', part)))),
        ),
      );
      return new Map(answers.flatMap(({ docs }) => docs.map((found) => [found.id, found.data()])));
    },
    async find(wanted, part = {}) {
      const { docs } = await reading((db) => getDocs(query(asked(db, wanted), ...bounds(part))));
      return docs.map((found) => ({ id: found.id, data: found.data(), place: found }));
    },
    count: async (wanted) => (await reading((db) => getCount(asked(db, wanted)))).data().count,
  };
}
