import { describe, expect, it } from 'vitest';
import { formatDate, formatNumber, formatPercent } from '../../src/i18n/format';

describe('figures and dates', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1300, '1,300'],
    [9_999_999, '9,999,999'],
  ])('group the digits of %d: %s', (value, written) => {
    expect(formatNumber(value)).toBe(written);
  });

  it.each([
    [0, '0.0 %'],
    [0.49469, '49.5 %'],
    [1, '100.0 %'],
  ])('write a part of %d as %s', (part, written) => {
    expect(formatPercent(part)).toBe(written);
  });

  it('write a date in the language of the visitor', () => {
    const date = new Date(2026, 10, 20, 23, 22);
    expect(formatDate(date, 'date', 'es')).toMatch(/^20 nov/);
    expect(formatDate(date, 'date', 'en')).toBe('Nov 20, 2026');
  });

  it.each(['es', 'en'] as const)('keep a time of day on one line (%s)', (language) => {
    const written = formatDate(new Date(2026, 10, 20, 20, 16), 'shortMoment', language);
    expect(written).toMatch(/8:16\u00a0(p\.\u00a0m\.|PM)$/);
  });
});
