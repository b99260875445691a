/** The two languages of the product; Spanish is the default (specification, section 1). */
export const LANGUAGES = ['es', 'en'] as const;

/** A language of the product. */
export type Language = (typeof LANGUAGES)[number];

/** Something in every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The same words in every language. */
export type Text = ByLanguage<string>;

/** The language of everybody who has chosen none (specification, section 1). */
export const DEFAULT_LANGUAGE: Language = 'es';

/** The language of this name; the default one if there is none. */
export function toLanguage(name: unknown): Language {
  return LANGUAGES.find((language) => language === name) ?? DEFAULT_LANGUAGE;
}

/** The name of a language, in itself: "español". */
export function languageName(language: Language): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language);
}

/** A text from its words in each language. */
export function textOf(wordsIn: (language: Language) => string): Text {
  const words = LANGUAGES.map((language) => [language, wordsIn(language)] as const);
  return Object.fromEntries(words) as Record<Language, string>;
}

/** No words in any language. */
export const NO_TEXT: Text = textOf(() => '');

/** Whether two texts say the same in every language. */
export function isSameText(a: Text, b: Text): boolean {
  return LANGUAGES.every((language) => a[language] === b[language]);
}

/** Whether a text has words in every language. */
export function isInEveryLanguage(text: Text): boolean {
  return LANGUAGES.every((language) => text[language] !== '');
}

/** Whether a value that was read from outside has words in every language. */
export function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const words: Readonly<Record<string, unknown>> = { ...value };
  return LANGUAGES.every((language) => typeof words[language] === 'string');
}
