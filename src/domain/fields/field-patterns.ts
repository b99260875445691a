/* The stored form of a text. `npm run rules` writes these patterns into the security rules, so
   screens and rules accept the same texts; a test compares them. They use only syntax that
   JavaScript and RE2 share, and every one matches a whole text. */

/** Longest name, last name or player name, in characters. */
export const MAX_TEXT = 80;

/** Longest e-mail address, in characters (RFC 5321). */
export const MAX_EMAIL = 254;

/**
 * Characters that no text may contain: markup, and every invisible character: control
 * and format characters (bidirectional ones, zero-width ones and tags among them), line separators,
 * surrogates, private use, spaces of other widths, and letters and signs
 * that show nothing. Some also belong to a category of the first lines; they are named because the
 * emulator's tables of characters are older than they are.
 */
const HIDDEN = [
  '<>',
  String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}`,
  String.raw`\u{A0}\u{1680}\u{2000}-\u{200A}\u{202F}\u{205F}\u{3000}`,
  String.raw`\u{AD}\u{34F}\u{604}\u{605}\u{61C}\u{890}\u{891}\u{8E2}\u{115F}\u{1160}`,
  String.raw`\u{17B4}\u{17B5}\u{180B}-\u{180F}`,
  String.raw`\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{2800}\u{3164}`,
  String.raw`\u{FE00}-\u{FE0F}\u{FEFF}\u{FFA0}\u{FFF0}-\u{FFFF}\u{110CD}\u{13430}-\u{1343F}`,
  String.raw`\u{16FE4}\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`,
].join('');

/**
 * Emoji and the pictures among the signs: by ranges, because RE2 has no property for them, and with
 * their empty places, because the emulator does not know the newest.
 */
export const EMOJI = [
  String.raw`\u{A9}\u{AE}\u{203C}\u{2049}\u{2122}\u{2139}\u{2190}-\u{21FF}\u{2300}-\u{23FF}`,
  String.raw`\u{24C2}\u{25A0}-\u{27BF}\u{2900}-\u{297F}\u{2B00}-\u{2BFF}\u{3030}\u{303D}`,
  String.raw`\u{3297}\u{3299}\u{1F000}-\u{1FAFF}`,
].join('');

/** A character that can be seen, or an emoji with the two marks that shape emoji and join them. */
export const SEEN = String.raw`([${EMOJI}](\u{FE0F}\u{200D}?|\u{200D})|[^${HIDDEN}])`;

/** One line without markup, every character of which can be seen. */
export const VISIBLE_PATTERN = `^${SEEN}+$`;

/**
 * The visible characters of Latin script without combining marks, all of them in VISIBLE_PATTERN. The
 * rules try this first: the whole pattern is 12 KB there, and compiled anew for each text.
 */
export const LATIN_PATTERN = '^[ -;=?-~¡-¬®-ɏ]+$';

/** A character that can carry marks, and at most two of them. */
const MARKED = String.raw`[^ \p{M}]\p{M}{0,2}`;

/** Words with single spaces between them. No mark stands alone. */
export const WORDS_PATTERN = `^(${MARKED})+( (${MARKED})+)*$`;

/** At least two letters, in any script. */
export const LETTERS_PATTERN = String.raw`^.*\p{L}.*\p{L}.*$`;

/**
 * One e-mail address in lower case. The part before the @ begins with a letter, a digit or an
 * underscore, and ends with one of those or a hyphen.
 */
export const EMAIL_PATTERN =
  "^[a-z0-9_]([a-z0-9_%+'-]*[a-z0-9_-])?([.][a-z0-9_%+'-]*[a-z0-9_-])*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?[.])+([a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$";

/** At most 64 characters before the @ (RFC 5321). */
export const EMAIL_LENGTHS = '^[^@]{1,64}@[^@]+$';

/** Cedula or other identity document: capital letters, digits and hyphens, 5 to 20. */
export const CEDULA_PATTERN = '^[A-Z0-9-]{5,20}$';

/** Eleven digits stand as 000-0000000-0; other documents hold a letter, or more or fewer digits. */
export const CEDULA_FORM =
  '^([0-9]{3}-[0-9]{7}-[0-9]|.*[A-Z].*|-*([0-9]-*){1,10}|-*([0-9]-*){12,20})$';

/** Eleven equal digits in their stored form, which are nobody's cedula. */
export const EQUAL_DIGITS_PATTERN = `^(${[...'0123456789'].map((digit) => `${digit}{3}-${digit}{7}-${digit}`).join('|')})$`;
