import { CEDULA_PATTERN, EQUAL_DIGITS_PATTERN } from '../field-patterns';
import { plainSigns, type Reading, withoutLabel } from './reading';

const document = new RegExp(CEDULA_PATTERN);
const equalDigits = new RegExp(EQUAL_DIGITS_PATTERN);

/** A word of letters beside a number belongs to a sentence; up to two letters are a series, as in `RD 1234567`. */
function strangeWord(text: string): string | undefined {
  return /\d/.test(text)
    ? text.split(' ').find((word) => /^\p{L}{3,}\P{L}*$/u.test(word))
    : undefined;
}

/**
 * A cedula or another identity document: letters, digits and hyphens, 5 to 20, and not hyphens alone.
 * Eleven digits are written 000-0000000-0, and are not all equal; others are in capitals.
 */
export function readCedula(typed: string): Reading {
  const typedHere = withoutLabel(plainSigns(typed));
  const text = typedHere
    .replace(/[\s.,/·_|]/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
  const digits = text.replace(/-/g, '');
  if (digits === '') return { text: '', problem: 'missing' };
  if (/^\d{11}$/.test(digits)) {
    const cedula = `${digits.slice(0, 3)}-${digits.slice(3, 10)}-${digits.slice(10)}`;
    return equalDigits.test(cedula) ? { text: cedula, problem: 'equal-digits' } : { text: cedula };
  }
  const [strange = strangeWord(typedHere)] = /[^A-Za-z0-9\s.,/·_|-]+/.exec(typedHere) ?? [];
  if (strange) return { text, problem: 'unusable', part: strange };
  if (document.test(text)) return { text };
  return { text, problem: text.length < 5 ? 'too-short' : 'too-long' };
}

/**
 * Whether eleven digits carry a wrong check digit (Luhn, weights 1 and 2). Worth a warning only:
 * old documents break the rule.
 */
export function hasWrongCheckDigit(typed: string): boolean {
  const digits = readCedula(typed).text.replace(/-/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = [...digits.slice(0, 10)]
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + (product > 9 ? product - 9 : product), 0);
  return (10 - (sum % 10)) % 10 !== Number(digits[10]);
}
