import { checkLine, normalizeText } from '../fields/fields';
import { readEmail } from '../fields/identifiers/email';
import { LANGUAGES, type Text, textOf } from '../language';

/** What an act was given is not what it takes. */
export class Invalid extends Error {
  override readonly name = 'Invalid';
}

/** Checks a value of a call and gives it its type. Throws `Invalid` for any other value. */
export type Parse<T> = (value: unknown) => T;

/** What a parser gives. */
export type Parsed<P> = P extends Parse<infer T> ? T : never;

type Fields = Readonly<Record<string, Parse<unknown>>>;

type ParsedFields<F extends Fields> = { readonly [Name in keyof F]: Parsed<F[Name]> };

/** Refuses a value. */
export function invalid(): never {
  throw new Invalid('Not what this act takes.');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Exactly these fields, and any of those `besides`. */
export function object<F extends Fields>(fields: F): Parse<ParsedFields<F>>;
export function object<F extends Fields, B extends Fields>(
  fields: F,
  besides: B,
): Parse<ParsedFields<F> & Partial<ParsedFields<B>>>;
export function object(fields: Fields, besides: Fields = {}): Parse<ParsedFields<Fields>> {
  return (value) => {
    if (!isRecord(value)) return invalid();
    const given = Object.keys(besides).filter((name) => Object.hasOwn(value, name));
    const names = [...Object.keys(fields), ...given];
    if (Object.keys(value).length !== names.length) return invalid();
    const parsed = names.map((name) => {
      if (!Object.hasOwn(value, name)) return invalid();
      return [name, (fields[name] ?? besides[name])?.(value[name])] as const;
    });
    // Each field was parsed by its own parser.
    return Object.fromEntries(parsed);
  };
}

/** One of several objects, told apart by the word in `field`. */
export function variant<F extends Fields>(field: string, cases: F): Parse<Parsed<F[keyof F]>> {
  return (value) => {
    const word = isRecord(value) ? value[field] : undefined;
    if (typeof word !== 'string' || !Object.hasOwn(cases, word)) return invalid();
    return cases[word]?.(value) as Parsed<F[keyof F]>;
  };
}

/** One of these words or numbers. */
export function oneOf<const Word extends string | number>(words: readonly Word[]): Parse<Word> {
  return (value) => words.find((word) => word === value) ?? invalid();
}

/** A list of at most `most` values, none of them twice; of objects none with the key of another. */
export function list<T>(
  parse: Parse<T>,
  most: number,
  keyOf: (one: T) => unknown = (one) => one,
): Parse<readonly T[]> {
  return (value) => {
    const parsed = series(parse, most)(value);
    return new Set(parsed.map(keyOf)).size === parsed.length ? parsed : invalid();
  };
}

/** A list of at most `most` values. */
export function series<T>(parse: Parse<T>, most: number): Parse<readonly T[]> {
  return (value) => (Array.isArray(value) && value.length <= most ? value.map(parse) : invalid());
}

/** At most `most` values by an id. */
export function byId<T>(parse: Parse<T>, most: number): Parse<Readonly<Record<string, T>>> {
  return (value) => {
    if (!isRecord(value) || Object.keys(value).length > most) return invalid();
    return Object.fromEntries(
      Object.entries(value).map(([id, part]) => [documentId(id), parse(part)]),
    );
  };
}

/** The same list, but never an empty one. */
export const some =
  <T>(parse: Parse<readonly T[]>): Parse<readonly T[]> =>
  (value) => {
    const parsed = parse(value);
    return parsed.length > 0 ? parsed : invalid();
  };

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number): Parse<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : invalid();
}

/** One line of visible text without markup, of 1 to `longest` characters, as it is stored. */
export function line(longest: number): Parse<string> {
  return (value) => {
    if (typeof value !== 'string' || value.length > longest * 2) return invalid();
    return checkLine(value, longest) === undefined ? normalizeText(value) : invalid();
  };
}

/** The same, or no text. */
export function optionalLine(longest: number): Parse<string> {
  return (value) => (value === '' ? '' : line(longest)(value));
}

/** The id of a document: letters, digits and signs, but no path. */
export const documentId: Parse<string> = (value) =>
  typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/.test(value) ? value : invalid();

/** A moment in milliseconds since 1970. */
export const moment = whole(0, Number.MAX_SAFE_INTEGER);

/** Yes or no. */
export const flag: Parse<boolean> = (value) => (typeof value === 'boolean' ? value : invalid());

/** The same, or null for none. */
export const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);

/** A text of this form, which matches it as a whole. */
export const matching = (pattern: string): Parse<string> => {
  const form = new RegExp(pattern);
  return text((value) => form.test(value));
};

/** A text that passes this check. */
export const text =
  (isRight: (value: string) => boolean): Parse<string> =>
  (value) =>
    typeof value === 'string' && isRight(value) ? value : invalid();

/** An e-mail address as it is stored. */
export const emailAddress = text((value) => {
  const { text: email, problem } = readEmail(value);
  return problem === undefined && email === value;
});

/** Any text, of what is told. */
export const anyText = text(() => true);

/** A text like this in every language. */
export function words(parse: Parse<string>): Parse<Text> {
  const fields = object(Object.fromEntries(LANGUAGES.map((language) => [language, parse])));
  return (value) => {
    const parsed = fields(value);
    return textOf((language) => parsed[language] ?? invalid());
  };
}
