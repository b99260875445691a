import type { Condition, Query, Store } from '../../src/data/store';
import { isMap, isMoment, type RecordFields } from '../../src/records/fields';
import { collectionOf, type Documents } from './acts/map-database';

type Stored = ReturnType<typeof collectionOf>[number];

/** How Firestore sorts values of different types, as far as documents here have them. */
const TYPES = ['boolean', 'number', 'moment', 'string'] as const;

interface Sorted {
  readonly type: number;
  readonly value: string | number;
}

/** A value as it is compared; undefined for one that is missing, a list or a map. */
function sorted(value: unknown): Sorted | undefined {
  const of = (type: (typeof TYPES)[number], key: string | number) => ({
    type: TYPES.indexOf(type),
    value: key,
  });
  if (value instanceof Date) return of('moment', value.getTime());
  if (isMoment(value)) return of('moment', value.toDate().getTime());
  if (typeof value === 'boolean') return of('boolean', Number(value));
  if (typeof value === 'number') return of('number', value);
  return typeof value === 'string' ? of('string', value) : undefined;
}

function compare(a: Sorted, b: Sorted): number {
  if (a.type !== b.type) return a.type - b.type;
  return a.value === b.value ? 0 : a.value < b.value ? -1 : 1;
}

function valueAt(fields: RecordFields, field: Condition[0]): unknown {
  const path = typeof field === 'string' ? field.split('.') : field;
  return path.reduce<unknown>((found, name) => (isMap(found) ? found[name] : undefined), fields);
}

function meets({ fields }: Stored, [field, is, value]: Condition): boolean {
  const found = sorted(valueAt(fields, field));
  const isLike = (wanted: unknown, holds: (difference: number) => boolean) => {
    const like = sorted(wanted);
    return found !== undefined && like?.type === found.type && holds(compare(found, like));
  };
  switch (is) {
    case 'in':
      return value.some((one) => isLike(one, (difference) => difference === 0));
    case '==':
      return isLike(value, (difference) => difference === 0);
    case '<':
      return isLike(value, (difference) => difference < 0);
    case '<=':
      return isLike(value, (difference) => difference <= 0);
    case '>':
      return isLike(value, (difference) => difference > 0);
    case '>=':
      return isLike(value, (difference) => difference >= 0);
  }
}

/** The order of a query: by its fields, then by id. A document without such a field is left out. */
function inOrder(documents: readonly Stored[], order: NonNullable<Query['order']>): Stored[] {
  const last = order.at(-1)?.[1] ?? 'asc';
  const keyed = documents.flatMap((document) => {
    const keys = order.flatMap(([field]) => sorted(valueAt(document.fields, field)) ?? []);
    const id = { type: TYPES.indexOf('string'), value: document.id };
    return keys.length === order.length ? [{ document, keys: [...keys, id] }] : [];
  });
  const signs = [...order.map(([, direction]) => direction), last].map((direction) =>
    direction === 'asc' ? 1 : -1,
  );
  return keyed
    .sort((a, b) => {
      const differences = a.keys.map((key, place) => {
        const other = b.keys[place];
        return other ? compare(key, other) * (signs[place] ?? 1) : 0;
      });
      return differences.find((difference) => difference !== 0) ?? 0;
    })
    .map(({ document }) => document);
}

/** Without an order, documents come in that of what a query limits. */
const orderOf = ({ where = [], order }: Query): NonNullable<Query['order']> =>
  order ??
  where.flatMap(([field, is]) =>
    typeof field === 'string' && is !== '==' && is !== 'in' ? [[field, 'asc'] as const] : [],
  );

/** The store over a map of documents, as tests have it. */
export function mapStore(documents: Documents): Store {
  const matching = (query: Query) =>
    inOrder(
      collectionOf(documents, query.of).filter((found) =>
        (query.where ?? []).every((condition) => meets(found, condition)),
      ),
      orderOf(query),
    );
  const get = async (path: string) => documents.get(path);
  return {
    get,
    getKept: get,
    byIds: async (collection, ids) =>
      new Map(
        ids.flatMap((id) => {
          const fields = documents.get(`${collection}/${id}`);
          return fields ? [[id, fields] as const] : [];
        }),
      ),
    async find(query, { limit, after } = {}) {
      const found = matching(query);
      const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
      const end = limit === undefined ? undefined : start + limit;
      return found.slice(start, end).map(({ id, fields }) => ({ id, data: fields, place: id }));
    },
    count: async (query) => matching(query).length,
  };
}
