import { formatPhone, PHONE_PATTERN, readPhone } from '../fields/identifiers/phone';
import type { Reading } from '../fields/identifiers/reading';

/** A field that an applicant may leave out. */
export interface OptionalField {
  /** Its stored form, in the syntax of RE2: the rules of the database check it too. */
  readonly pattern: string;
  /** The most characters that may be typed. */
  readonly longest: number;
  /** The typed text as it is stored, empty and without a problem if there is nothing to store. */
  readonly read: (typed: string) => Reading;
  /** The stored text as people read it. */
  readonly format: (stored: string) => string;
}

/**
 * The fields of a request that may be left out. Form, record, rules, case, download, search and own
 * data take them from here, in this order (README, "Common changes").
 */
export const OPTIONAL_FIELDS = {
  /** By which the bank may call; stored in E.164. */
  phone: {
    pattern: PHONE_PATTERN,
    longest: 40,
    read: readPhone,
    format: formatPhone,
  },
} as const satisfies Readonly<Record<string, OptionalField>>;

/** The name of an optional field. */
export type OptionalName = keyof typeof OPTIONAL_FIELDS;

/** What an applicant gave of the optional fields. */
export type OptionalTexts = { readonly [Name in OptionalName]?: string };

/** The names of the optional fields, in their order. */
export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as OptionalName[];

/** A text for each optional field that has one; a field without is left out. */
export function optionalTexts(textOf: (name: OptionalName) => string | undefined): OptionalTexts {
  const texts = OPTIONAL_NAMES.map((name) => [name, textOf(name)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The optional fields that an applicant gave, as people read them. */
export function givenFields(applicant: OptionalTexts): { name: OptionalName; text: string }[] {
  return OPTIONAL_NAMES.flatMap((name) => {
    const stored = applicant[name];
    return stored ? [{ name, text: OPTIONAL_FIELDS[name].format(stored) }] : [];
  });
}
