import type { Language, Text } from '../domain/language';
import type { FieldReader, RecordFields } from './fields';

/** Kinds of values that are stored as they are, a moment as the store writes it. */
interface Kinds {
  text: string;
  number: number;
  flag: boolean;
  date: Date;
  language: Language;
  words: Text;
  list: readonly number[];
  texts: readonly string[];
  numbers: Readonly<Record<string, number>>;
  lists: Readonly<Record<string, readonly number[]>>;
  wordsById: Readonly<Record<string, string>>;
}

type KindOf<Value> = {
  [Kind in keyof Kinds]: [Value, Kinds[Kind]] extends [Kinds[Kind], Value] ? Kind : never;
}[keyof Kinds];

/** How a value is stored: its kind, its field, and the words of a word or what a map holds. */
type Stored<Value, Missing extends '' | '?'> =
  | readonly [`${KindOf<Value>}${Missing}`, string]
  | ([Value] extends [string]
      ? readonly [`word${Missing}`, string, Readonly<Record<Value, string>>]
      : [Value] extends [readonly (infer One)[]]
        ? readonly [`maps${Missing}`, string, Description<One>]
        : readonly [`map${Missing}`, string, Description<Value>]);

/** How a record stores each property; a kind with `?` is of a value that may be missing. */
export type Description<T> = {
  readonly [Name in keyof Required<T>]: undefined extends T[Name]
    ?
        | Stored<Exclude<T[Name], undefined>, '?'>
        | (true extends T[Name] ? readonly ['mark', string] : never)
    : Stored<T[Name], ''>;
};

/** The entries of a description; TypeScript cannot see that what follows the field fits the kind. */
const entriesOf = (description: object) =>
  Object.entries(description) as [string, [kind: string, field: string, of: never]][];

const withoutMissing = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

function readValue(fields: FieldReader, kind: string, field: string, of: never): unknown {
  if (kind === 'map') return readAs(of, fields.part(field));
  if (kind === 'maps') return fields.parts(field).map((one) => readAs(of, one));
  return fields[kind as 'word'](field, of);
}

/** Reads a record. Throws a `RecordError` naming a field that is not as described. */
export function readAs<T>(description: Description<T>, fields: FieldReader): T {
  const entries = entriesOf(description).map(([name, [kind, field, of]]) => {
    const always = kind.replace('?', '');
    const isThere = kind === always || fields.has(field);
    return [name, isThere ? readValue(fields, always, field, of) : undefined] as const;
  });
  return withoutMissing(entries) as T;
}

/** How a store writes a moment that is known. */
export type At = (moment: Date) => unknown;

function storedValue(value: unknown, kind: string, of: never, at: At): unknown {
  if (value instanceof Date) return at(value);
  if (kind === 'word') return of[value as never];
  if (kind === 'mark') return value || undefined;
  if (kind === 'map') return writeAs(of, value as never, at);
  if (kind === 'maps') return (value as never[]).map((one) => writeAs(of, one, at));
  return value;
}

/** Writes a record, without the fields of values that are missing; `at` if not with moments as `Date`. */
export function writeAs<T extends object>(
  description: Description<T>,
  values: NoInfer<T>,
  at: At = (moment) => moment,
): RecordFields {
  const entries = entriesOf(description).map(([name, [kind, field, of]]) => {
    const value: unknown = values[name as keyof T];
    const isThere = value !== undefined;
    return [
      field,
      isThere ? storedValue(value, kind.replace('?', ''), of, at) : undefined,
    ] as const;
  });
  return withoutMissing(entries);
}
