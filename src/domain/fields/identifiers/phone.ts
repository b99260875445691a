import { plainSigns, type Reading, withoutLabel } from './reading';

/** A telephone number in E.164: a plus sign and 8 to 15 digits, of North America exactly eleven. */
export const PHONE_PATTERN = '^[+](1[2-9][0-9]{9}|[2-9][0-9]{7,14})$';

const phone = new RegExp(PHONE_PATTERN);

/** The words before a number, and what follows it from the first sign on that it cannot hold: `ext. 9`. */
const AROUND = /^([^\d+(]*)[\d+\s().,/·_-]*(.*)$/;

/**
 * A telephone number, which may be left out, in E.164: 809-555-0142 is +18095550142. Ten digits are
 * Dominican where they begin with 809, 829 or 849; a number of another country needs the plus sign and
 * its code.
 */
export function readPhone(typed: string): Reading {
  const given = withoutLabel(plainSigns(typed));
  const digits = given.replace(/[\s().,/·_-]/g, '');
  const text = /^1?8[024]9\d{7}$/.test(digits)
    ? `+1${digits.slice(-10)}`
    : digits.replace(/^00/, '+');
  if (text === '' || phone.test(text)) return { text };
  const [, before = '', after = ''] = AROUND.exec(given) ?? [];
  const part = before.trim() || after;
  return part === '' || !/\d/.test(given)
    ? { text, problem: 'malformed' }
    : { text, problem: 'unusable', part };
}

/** A stored telephone number as people read it: a Dominican one as 809-555-0142, another as it is. */
export function formatPhone(stored: string): string {
  const [, area, first, last] = /^[+]1(8[024]9)(\d{3})(\d{4})$/.exec(stored) ?? [];
  return area ? `${area}-${first}-${last}` : stored;
}
