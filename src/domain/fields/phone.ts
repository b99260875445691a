import type { FieldProblem } from './fields';

/** A telephone number in E.164: a plus sign and 8 to 15 digits, of North America exactly eleven. */
export const PHONE_PATTERN = '^[+](1[2-9][0-9]{9}|[2-9][0-9]{7,14})$';

const phone = new RegExp(PHONE_PATTERN);

/** A telephone number, which may be left out. Of another country it needs the plus sign and its code. */
export function checkPhone(typed: string): FieldProblem | undefined {
  const text = normalizePhone(typed);
  return text === '' || phone.test(text) ? undefined : 'malformed';
}

/**
 * One form for one telephone number, E.164: 809-555-0142 is +18095550142. Ten digits are Dominican where
 * they begin with 809, 829 or 849. Anything else stays as it was typed.
 */
export function normalizePhone(typed: string): string {
  const text = typed.trim().replace(/[\s().-]/g, '');
  if (/^1?8[024]9\d{7}$/.test(text)) return `+1${text.slice(-10)}`;
  return text.replace(/^00/, '+');
}

/** A stored telephone number as people read it: a Dominican one as 809-555-0142, another as it is. */
export function formatPhone(stored: string): string {
  const [, area, first, last] = /^[+]1(8[024]9)(\d{3})(\d{4})$/.exec(stored) ?? [];
  return area ? `${area}-${first}-${last}` : stored;
}
