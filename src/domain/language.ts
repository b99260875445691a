/** The two languages of the product; Spanish is the default (specification, section 1). */
export const LANGUAGES = ['es', 'en'] as const;

/** A language of the product. */
export type Language = (typeof LANGUAGES)[number];

/** The same words in every language. */
export type Text = Readonly<Record<Language, string>>;
