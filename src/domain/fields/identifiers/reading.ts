import { asciiDigits } from '../digits';
import type { FieldProblem } from '../fields';

/** What a typed or pasted identifier says, in its stored form. */
export interface Reading {
  readonly text: string;
  /** Why it is not one; undefined for one that can be used. */
  readonly problem?: FieldProblem | undefined;
  /** With the problem `unusable`: what does not belong to it, as it was typed. */
  readonly part?: string;
}

/** How far the full-width forms stand behind the signs of ASCII. */
const FULL_WIDTH = 0xfee0;

/**
 * A typed identifier in the signs of ASCII where it has any: digits of every script, full-width
 * forms, one kind of hyphen and one plain blank, without anything invisible.
 */
export function plainSigns(typed: string): string {
  return asciiDigits(typed)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\p{Z}\s\u{85}\u{2800}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}−⁃]/gu, '-')
    .trim();
}

/** What cards, mails and links write before an identifier. */
const LABELS = [
  'mailto|e-?mail|correo(?: electr[oó]nico)?',
  'tel(?:[eé]fono|ephone)?|phone|cel(?:ular)?|m[oó]vil|whatsapp',
  'c[eé]dula(?: de identidad)?|pasaporte|passport',
  'ref(?:erencia|erence)?|c[oó]digo|code',
].join('|');

const LABEL = new RegExp(
  `^(?:(?:${LABELS})(?:[.#]*\\s*:\\s*|[.#]*\\s+)(?:n[oº°][.:]?\\s*|#\\s*)?(?=.*[\\d@])|[\\p{L}\\p{M} -]+:\\s+)`,
  'iu',
);

/**
 * A text without the label that was copied with it, such as `Tel.` or `Cédula:`. Another word is one
 * only with a colon and a blank, because `ana:luis@correo.com` may be a mistake in an address.
 */
export function withoutLabel(text: string): string {
  return text.replace(LABEL, '');
}
