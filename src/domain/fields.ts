/** What is wrong with a field; screens translate it. */
export type FieldProblem =
  | 'missing'
  | 'too-short'
  | 'too-long'
  | 'markup'
  | 'control-characters'
  | 'several-addresses'
  | 'no-at'
  | 'no-domain-end'
  | 'malformed';

/** Longest name, last name or player name, in characters. */
export const MAX_TEXT = 80;

/** Longest e-mail address, in characters (RFC 5321). */
export const MAX_EMAIL = 254;

/**
 * One e-mail address, anchored. The security rules hold the same pattern, so both accept the same
 * addresses; a test compares them.
 */
export const EMAIL_PATTERN =
  "^[A-Za-z0-9_%+'-]+([.][A-Za-z0-9_%+'-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?[.])+[A-Za-z]{2,63}$";

/** Cedula or other identity document: letters, digits and hyphens, 5 to 20. */
export const CEDULA_PATTERN = '^[A-Za-z0-9-]{5,20}$';

const email = new RegExp(EMAIL_PATTERN);
const cedula = new RegExp(CEDULA_PATTERN);
const controlCharacters = /\p{Cc}/u;

/** A name or player name: 1 to 80 characters, no markup, no control characters. */
export function checkText(typed: string): FieldProblem | undefined {
  const text = typed.trim();
  if (text === '') return 'missing';
  if (text.length > MAX_TEXT) return 'too-long';
  if (/[<>]/.test(text)) return 'markup';
  return controlCharacters.test(text) ? 'control-characters' : undefined;
}

/** Exactly one e-mail address (specification, section 5; trust decisions). */
export function checkEmail(typed: string): FieldProblem | undefined {
  const text = typed.trim();
  if (text === '') return 'missing';
  if (text.length > MAX_EMAIL) return 'too-long';
  if (/[<>]/.test(text)) return 'markup';
  if (/[,;\s]/.test(text) || text.split('@').length > 2) return 'several-addresses';
  if (!text.includes('@')) return 'no-at';
  if (/@[^.]+$/.test(text)) return 'no-domain-end';
  return email.test(text) ? undefined : 'malformed';
}

/** An identity document: letters, digits and hyphens, 5 to 20. */
export function checkCedula(typed: string): FieldProblem | undefined {
  const text = typed.trim();
  if (text === '') return 'missing';
  if (cedula.test(text)) return undefined;
  if (/^[A-Za-z0-9-]*$/.test(text)) return text.length < 5 ? 'too-short' : 'too-long';
  return /[<>]/.test(text) ? 'markup' : 'malformed';
}

/** One form for one address, so that repeated ones are found: trimmed, in lower case. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** One form for one document: capital letters; eleven digits as 000-0000000-0. */
export function normalizeCedula(typed: string): string {
  const text = typed.trim().toUpperCase();
  const digits = text.replace(/-/g, '');
  return /^\d{11}$/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 10)}-${digits.slice(10)}`
    : text;
}

/**
 * Whether eleven digits carry a wrong check digit (Luhn, weights 1 and 2). Worth a warning only:
 * old documents break the rule.
 */
export function hasWrongCheckDigit(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 10)]
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10 !== Number(digits[10]);
}
