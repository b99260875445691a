import { asciiDigits } from './digits';

/**
 * Why a text is no number of a field. `unclear`: the comma may separate thousands or decimals.
 * `decimals`: it has more of them than the field, other than zeros.
 */
export type NumberProblem = 'missing' | 'number' | 'minus' | 'unclear' | 'decimals';

/**
 * A typed or pasted number in the smallest unit of its field: hundredths with two decimals. With too
 * many decimals it is what is left when they are cut.
 */
export type TypedNumber =
  | { readonly amount: number; readonly problem?: 'decimals' }
  | { readonly amount?: undefined; readonly problem: Exclude<NumberProblem, 'decimals'> };

/** The marks of other keyboards, as the reader knows them. */
const MARKS: Readonly<Record<string, string>> = {
  '．': '.',
  '，': ',',
  '\u{66B}': '.',
  '\u{66C}': "'",
  '’': "'",
  '‘': "'",
  '＇': "'",
};

const MINUS = /^[-\p{Pd}−]|[-\p{Pd}−]$/u;

/** Whole groups of three digits, all separated alike. */
const GROUPS = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** A text in ASCII digits and marks, without invisible characters and blanks around it. */
export function plainNumber(typed: string): string {
  return asciiDigits(typed)
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(/[．，\u{66B}\u{66C}’‘＇]/gu, (mark) => MARKS[mark] ?? mark)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** The digits before and after the decimal sign; undefined for no number. */
function partsOf(
  text: string,
  decimals: number,
): readonly [string, string] | 'unclear' | undefined {
  if (/^\d+$/.test(text)) return [text, ''];
  if (GROUPS.test(text)) {
    const [mark, ...others] = text.replace(/\d/g, '');
    const mayBeDecimal = (mark === '.' || mark === ',') && others.length === 0;
    if (!mayBeDecimal || decimals === 0 || decimals === 2) return [text.replace(/\D/g, ''), ''];
    if (mark === ',') return 'unclear';
  }
  const [, whole = '', mark = '', fraction = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? [];
  if (whole + fraction === '' || whole.includes(mark)) return undefined;
  return /^\d*$/.test(whole) || GROUPS.test(whole)
    ? [whole.replace(/\D/g, ''), fraction]
    : undefined;
}

/** Reads what people type and paste for a number of 0 or more with so many decimals. */
export function readNumber(typed: string, decimals: number): TypedNumber {
  const text = plainNumber(typed);
  if (text === '') return { problem: 'missing' };
  const parts = partsOf(text.replace(MINUS, '').replace(/^\+/, '').trim(), decimals);
  if (parts === undefined) return { problem: 'number' };
  if (MINUS.test(text)) return { problem: 'minus' };
  if (parts === 'unclear') return { problem: 'unclear' };
  const [whole, fraction] = parts;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return /[1-9]/.test(fraction.slice(decimals)) ? { amount, problem: 'decimals' } : { amount };
}
