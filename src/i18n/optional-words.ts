import type { OptionalName } from '../domain/request/optional-fields';

/** The words of an optional field of a request. */
interface FieldWords {
  /** Its name, a noun. */
  readonly label: string;
  /** What is wrong with the typed text, and how to write it. */
  readonly malformed: string;
  /** What the bank has it for. */
  readonly why: string;
}

/** The words of every optional field, in one language. */
export type OptionalWords = Readonly<Record<OptionalName, FieldWords>>;

/** A text for each optional field, made of its words. */
export function optionalWords(
  fields: OptionalWords,
  textOf: (words: FieldWords) => string,
): Readonly<Record<OptionalName, string>> {
  const texts = Object.entries(fields).map(([name, words]) => [name, textOf(words)] as const);
  return Object.fromEntries(texts) as Record<OptionalName, string>;
}

/** The optional fields within a sentence that lists what a request holds. */
export function optionalList(fields: OptionalWords): string {
  return Object.values(fields)
    .map(({ label }) => label.toLowerCase())
    .join(', ');
}
