import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Text, textOf } from '../domain/language';
import { wordOf } from './words';

/** A record that is not as specified; the message names the document and the field. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

/** A stored record whose fields have not been checked. */
export type RecordFields = Readonly<Record<string, unknown>>;

/** Reads the fields of a record; each other method than `has` throws a `RecordError` if the field has another type. */
export interface FieldReader {
  /** Whether the field is there. */
  has(field: string): boolean;
  text(field: string): string;
  number(field: string): number;
  flag(field: string): boolean;
  /** A yes; undefined for whatever else is there. */
  mark(field: string): true | undefined;
  date(field: string): Date;
  language(field: string): Language;
  /** A list of numbers. */
  list(field: string): number[];
  /** A list of texts. */
  texts(field: string): string[];
  /** A map of numbers. */
  numbers(field: string): Record<string, number>;
  /** A map of texts. */
  wordsById(field: string): Record<string, string>;
  /** A map of lists of numbers. */
  lists(field: string): Record<string, number[]>;
  /** Words by language; those of a language that is newer than the record are the default one's. */
  words(field: string): Text;
  /** One of the words of a table, by its key. */
  word<Word extends string>(field: string, words: Readonly<Record<Word, string>>): Word;
  /** A map, read in the same way. */
  part(field: string): FieldReader;
  /** A list of maps, each read in the same way. */
  parts(field: string): FieldReader[];
}

/** A moment as every Firestore library reads it. */
interface StoredMoment {
  toDate(): Date;
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isLanguage = (value: unknown) => LANGUAGES.some((language) => language === value);

/** Whether a stored value is a map, whatever its fields are. */
export function isMap(value: unknown): value is RecordFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Check = (value: unknown) => boolean;

const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isMapOf =
  (check: Check): Check =>
  (value) =>
    isMap(value) && Object.values(value).every(check);

/** Whether a stored value is a moment. */
export function isMoment(value: unknown): value is StoredMoment {
  return isMap(value) && typeof value.toDate === 'function';
}

/** A reader of this record; `where` names it in the error. */
export function reader(data: RecordFields, where: string): FieldReader {
  // TypeScript cannot see that the check establishes the type.
  function read<T>(field: string, check: Check): T {
    const value = data[field];
    if (!check(value)) throw new RecordError(`${where}: ${field}`);
    return value as T;
  }
  const part = (field: string) => reader(read<RecordFields>(field, isMap), `${where}: ${field}`);
  return {
    has: (field) => data[field] !== undefined,
    text: (field) => read<string>(field, isText),
    number: (field) => read<number>(field, isNumber),
    flag: (field) => read<boolean>(field, isFlag),
    mark: (field) => data[field] === true || undefined,
    date: (field) => read<StoredMoment>(field, isMoment).toDate(),
    language: (field) => read<Language>(field, isLanguage),
    list: (field) => read<number[]>(field, isListOf(isNumber)),
    texts: (field) => read<string[]>(field, isListOf(isText)),
    numbers: (field) => read<Record<string, number>>(field, isMapOf(isNumber)),
    wordsById: (field) => read<Record<string, string>>(field, isMapOf(isText)),
    lists: (field) => read<Record<string, number[]>>(field, isMapOf(isListOf(isNumber))),
    words(field) {
      const words = part(field);
      return textOf((language) => words.text(words.has(language) ? language : DEFAULT_LANGUAGE));
    },
    word(field, words) {
      const word = wordOf(words, data[field]);
      if (word === undefined) throw new RecordError(`${where}: ${field}`);
      return word;
    },
    part,
    parts: (field) =>
      read<RecordFields[]>(field, isListOf(isMap)).map((one) => reader(one, `${where}: ${field}`)),
  };
}
