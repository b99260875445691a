import { LANGUAGES, type Text } from '../language';
import { type NumberProblem, plainNumber, readNumber, type TypedNumber } from './typed-number';

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

/** Why a text is no amount of a field. */
export type AmountProblem = NumberProblem;

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

/** Reads what people type and paste for an amount, and what spreadsheets show, in its smallest unit. */
export function readAmount(typed: string, { decimals, unit }: AmountForm): TypedNumber {
  const words = `(?:(?:${wordsOf(unit).map(literal).join('|')}) ?)+`;
  const bare = fold(plainNumber(typed))
    .replace(new RegExp(`^([-\\p{Pd}−+]?) ?${words}`, 'u'), '$1')
    .replace(new RegExp(` ?${words}$`, 'u'), '');
  return readNumber(bare, decimals);
}

/** The two ways of reading an amount that is `unclear`. */
export function readingsOf(typed: string): {
  readonly thousands: string;
  readonly decimals: string;
} {
  const digits = plainNumber(typed).replace(/[^\d,]/g, '');
  return { thousands: digits.replace(',', ''), decimals: digits.replace(',', '.') };
}
