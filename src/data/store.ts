import type { RecordFields } from '../records/fields';

/** A field of documents; by its parts where a part holds other signs than letters. */
type Field = string | readonly string[];

/** What a query asks of a field. A `Date` is compared as a moment. */
export type Condition =
  | readonly [field: Field, is: '==' | '<' | '<=' | '>' | '>=', value: unknown]
  | readonly [field: Field, is: 'in', values: readonly unknown[]];

/** The documents of a collection that meet every condition, in this order. */
export interface Query {
  readonly of: string;
  readonly where?: readonly Condition[];
  readonly order?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
}

/** Which of the documents that a query finds are fetched. */
export interface Part {
  readonly limit?: number;
  /** The `place` of the document that comes before. */
  readonly after?: unknown;
}

/** A document that a query found. */
export interface Found {
  readonly id: string;
  readonly data: RecordFields;
  /** Continues the same query after this document. */
  readonly place: unknown;
}

/** The stored documents, as far as screens read them. Rejects as Backend does. */
export interface Store {
  /** The fields of the document at a path, undefined if there is none. */
  get(path: string): Promise<RecordFields | undefined>;
  /**
   * The same of a document that its reader may always see. The rules refuse to show an expired
   * document that is about to be erased, so a refusal counts as absent.
   */
  getKept(path: string): Promise<RecordFields | undefined>;
  /** The documents of a collection with these ids, by id; those that are missing are left out. */
  byIds(collection: string, ids: readonly string[]): Promise<ReadonlyMap<string, RecordFields>>;
  find(query: Query, part?: Part): Promise<readonly Found[]>;
  count(query: Query): Promise<number>;
}

/** What a read is given. */
export interface Stored {
  readonly store: Store;
}

/** What a read of a visitor's own documents is given. */
export interface Own extends Stored {
  readonly visitor: { readonly uid: string };
}

/** What a read of staff is given. */
export interface Reading extends Stored {
  /** The bank's time, in milliseconds since 1970. */
  readonly clock: { now(): number };
  /** The uid of the member of staff. Throws `expired` if nobody of staff is signed in. */
  readonly author: () => string;
  /** Names of staff that this session read, by uid. */
  readonly names: Map<string, Promise<string | undefined>>;
}
