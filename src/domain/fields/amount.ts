import { LANGUAGES, type Text } from '../language';
import { asciiDigits } from './digits';

/** A currency as people write it beside an amount. */
interface Currency {
  readonly symbol: string;
  /** Its code of ISO 4217. */
  readonly code: string;
  readonly one?: Text;
  readonly many: Text;
}

/** What a field takes: so many decimals, of a currency or in per cent. */
export interface AmountForm {
  readonly decimals: number;
  readonly unit: Currency | '%';
}

/**
 * Why a text is no amount of a field. `unclear`: the comma may separate thousands or decimals.
 * `decimals`: it has more of them than the field, other than zeros.
 */
export type AmountProblem = 'missing' | 'number' | 'minus' | 'unclear' | 'decimals';

/**
 * A typed or pasted amount in the smallest unit of its field: cents with two decimals. With too many
 * decimals it is what is left when they are cut.
 */
export type TypedAmount =
  | { readonly amount: number; readonly problem?: 'decimals' }
  | { readonly amount?: undefined; readonly problem: Exclude<AmountProblem, 'decimals'> };

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
const OTHER_MARKS = /[．，\u{66B}\u{66C}’‘＇]/gu;

const MINUS = /^[-\p{Pd}−]|[-\p{Pd}−]$/u;

/** Whole groups of three digits, all separated alike. */
const GROUPS = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The ways to write a unit, the longest first: `dólares`, `US$`, `USD`, `US`, `$`. */
function wordsOf(unit: Currency | '%'): readonly string[] {
  if (unit === '%') return ['%', '٪', '％'];
  const { symbol, code, one, many } = unit;
  const names = [one, many].flatMap((text) => (text ? LANGUAGES.map((each) => text[each]) : []));
  const [sign = ''] = /\p{Sc}/u.exec(symbol) ?? [];
  const words = [symbol, code, ...names, sign, symbol.replace(sign, '')].map(fold);
  return words.filter((word) => word !== '').sort((a, b) => b.length - a.length);
}

/** A text in ASCII digits and marks, without its unit, invisible characters and blanks around it. */
function bare(typed: string, unit: Currency | '%'): string {
  const words = `(?:(?:${wordsOf(unit).map(literal).join('|')}) ?)+`;
  const text = asciiDigits(typed)
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replace(OTHER_MARKS, (mark) => MARKS[mark] ?? mark)
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  return fold(text)
    .replace(new RegExp(`^([-\\p{Pd}−+]?) ?${words}`, 'u'), '$1')
    .replace(new RegExp(` ?${words}$`, 'u'), '')
    .trim();
}

/** The digits before and after the decimal sign; undefined for no number. */
function partsOf(
  text: string,
  decimals: number,
): readonly [string, string] | 'unclear' | undefined {
  if (/^\d+$/.test(text)) return [text, ''];
  if (GROUPS.test(text)) {
    const [mark] = /[.,' ]/.exec(text) ?? [];
    const once = text.split(/[.,' ]/).length === 2;
    const mayGroup = decimals === 0 || decimals === 2 || !once || mark === "'" || mark === ' ';
    if (mayGroup) return [text.replace(/\D/g, ''), ''];
    if (mark === ',') return 'unclear';
  }
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at === -1) return undefined;
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (!/^\d*$/.test(fraction) || whole + fraction === '' || whole.includes(text.charAt(at)))
    return undefined;
  return /^\d*$/.test(whole) || GROUPS.test(whole)
    ? [whole.replace(/\D/g, ''), fraction]
    : undefined;
}

/** Reads what people type and paste for an amount, and what spreadsheets show. */
export function readAmount(typed: string, { decimals, unit }: AmountForm): TypedAmount {
  const text = bare(typed, unit);
  if (text === '') return { problem: 'missing' };
  const parts = partsOf(text.replace(MINUS, '').replace(/^\+/, '').trim(), decimals);
  if (parts === undefined) return { problem: 'number' };
  if (MINUS.test(text)) return { problem: 'minus' };
  if (parts === 'unclear') return { problem: 'unclear' };
  const [whole, fraction] = parts;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return /[1-9]/.test(fraction.slice(decimals)) ? { amount, problem: 'decimals' } : { amount };
}

/** The two ways of reading an amount that is `unclear`. */
export function readingsOf(typed: string): {
  readonly thousands: string;
  readonly decimals: string;
} {
  const text = asciiDigits(typed).replace(OTHER_MARKS, (mark) => MARKS[mark] ?? mark);
  const digits = text.replace(/[^\d,]/g, '');
  return { thousands: digits.replace(',', ''), decimals: digits.replace(',', '.') };
}
