import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../src/domain/language';
import type { DateStyle } from '../../src/domain/moment-text';
import {
  formatDate,
  formatMove,
  formatNumber,
  formatPercent,
  formatTime,
  isEverElsewhere,
} from '../../src/i18n/format';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1300, '1,300'],
    [9_999_999, '9,999,999'],
  ])('group the digits of %d: %s', (value, written) => {
    expect(formatNumber(value)).toBe(written);
  });

  it.each([
    [0, '0.0 %', '0.0%'],
    [0.49469, '49.5 %', '49.5%'],
    [1, '100.0 %', '100.0%'],
  ])('write a part of %d as %s, in English as %s', (part, spanish, english) => {
    expect(formatPercent(part, 'es')).toBe(spanish);
    expect(formatPercent(part, 'en')).toBe(english);
  });

  it.each([
    [100, 160, 'es', '+60.0 %'],
    [100, 75, 'en', '\u221225.0%'],
    [0, 75, 'en', ''],
  ] as const)('tell how far %d moved to %d (%s): %s', (before, after, language, written) => {
    expect(formatMove(before, after, language)).toBe(written);
  });
});

// Monday in Santo Domingo; the day after in Tokyo and in Madrid.
const EVENING = '2026-12-01T00:03:00Z';
// Sunday in Honolulu.
const MIDNIGHT = '2026-11-30T04:00:00Z';
const ONE = '2026-11-30T17:03:00Z';
/** The last minute of a year and the first of the next. */
const LAST = '2027-01-01T03:59:00Z';
const FIRST = '2027-01-01T04:00:00Z';

describe('a moment is the one of Santo Domingo, whatever the zone of the browser', () => {
  it.each<[DateStyle, string, string, string]>([
    ['dayMonth', EVENING, '30 nov', 'Nov 30'],
    ['date', EVENING, '30 nov 2026', 'Nov 30, 2026'],
    ['date', LAST, '31 dic 2026', 'Dec 31, 2026'],
    ['date', FIRST, '1 ene 2027', 'Jan 1, 2027'],
    ['longDate', EVENING, '30 de noviembre de 2026', 'November 30, 2026'],
    ['day', MIDNIGHT, 'lun, 30 nov', 'Mon, Nov 30'],
    ['fullDay', EVENING, 'lun, 30 nov 2026', 'Mon, Nov 30, 2026'],
    ['time', EVENING, '8:03 p. m.', '8:03 PM'],
    ['time', MIDNIGHT, '12:00 a. m.', '12:00 AM'],
    ['atTime', ONE, 'a la 1:03 p. m.', 'at 1:03 PM'],
    ['atTime', EVENING, 'a las 8:03 p. m.', 'at 8:03 PM'],
    ['atTime', MIDNIGHT, 'a las 12:00 a. m.', 'at 12:00 AM'],
    ['shortMoment', EVENING, '30 nov, 8:03 p. m.', 'Nov 30, 8:03 PM'],
    ['fullMoment', EVENING, '30 nov 2026, 8:03 p. m.', 'Nov 30, 2026, 8:03 PM'],
    ['moment', EVENING, 'lunes 30 de noviembre a las 8:03 p. m.', 'Monday, November 30 at 8:03 PM'],
    ['moment', ONE, 'lunes 30 de noviembre a la 1:03 p. m.', 'Monday, November 30 at 1:03 PM'],
    ['longMoment', FIRST, '1 de enero de 2027 a las 12:00 a. m.', 'January 1, 2027 at 12:00 AM'],
  ])('%s of %s: %s, %s', (style, moment, spanish, english) => {
    expect(plain(formatDate(new Date(moment), style, 'es'))).toBe(spanish);
    expect(plain(formatDate(new Date(moment), style, 'en'))).toBe(english);
  });

  it.each(['es', 'en'] as const)('its time of day stays on one line (%s)', (language) => {
    const written = formatDate(new Date(EVENING), 'shortMoment', language);
    expect(written).toMatch(/8:03\u00a0(p\.\u00a0m\.|PM)$/);
  });
});

describe('whose time it is', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A browser whose clocks are so many minutes behind UTC. */
  const browserAt = (offset: number | ((date: Date) => number)) =>
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return typeof offset === 'number' ? offset : offset(this);
    });

  const said = (language: Language) => plain(formatTime(new Date(EVENING), 'fullMoment', language));

  it.each([
    ['Santo Domingo', 240, ''],
    ['Puerto Rico', 240, ''],
    ['Tokyo', -540, ' (hora de Santo Domingo)'],
    ['Honolulu', 600, ' (hora de Santo Domingo)'],
    ['Madrid', -60, ' (hora de Santo Domingo)'],
    ['New York in winter', 300, ' (hora de Santo Domingo)'],
  ])('is said where the clocks differ: %s', (_, offset, place) => {
    browserAt(offset);
    expect(said('es')).toBe(`30 nov 2026, 8:03 p. m.${place}`);
    expect(said('en')).toBe(`Nov 30, 2026, 8:03 PM${place && ' (Santo Domingo time)'}`);
    expect(isEverElsewhere(new Date(EVENING))).toBe(place !== '');
  });

  it('is said of a list in New York in summer, because half of its year differs', () => {
    browserAt((date) => (date.getUTCMonth() > 2 && date.getUTCMonth() < 10 ? 240 : 300));
    expect(isEverElsewhere(new Date('2026-07-01T12:00:00Z'))).toBe(true);
  });
});
