import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_PATTERN,
  complaintClock,
  newComplaintNumber,
} from '../../../src/domain/complaint/complaint';
import { withComplaint } from '../../../src/domain/mail/complaint-mails';
import { complaintOf } from '../../../tools/samples/complaints';

const at = (text: string) => new Date(text);

describe('the number of a complaint', () => {
  it('has the year of Santo Domingo and eight characters that nobody confuses', () => {
    for (const [now, year] of [
      ['2027-01-01T03:59:59Z', '2026'],
      ['2027-01-01T04:00:00Z', '2027'],
    ] as const) {
      const number = newComplaintNumber(at(now));
      expect(number).toMatch(new RegExp(COMPLAINT_PATTERN));
      expect(number).toHaveLength('RC-2026-7K3A-Q9WM'.length);
      expect(number.slice(3, 7)).toBe(year);
    }
  });

  it('differs each time', () => {
    const numbers = Array.from({ length: 1000 }, () => newComplaintNumber(new Date()));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the clock of a complaint', () => {
  const complaint = { receivedAt: at('2026-12-03T14:12:00Z'), days: 30 };

  it.each([
    ['2026-12-03T14:12:00Z', { passed: 0, days: 30, late: false }],
    ['2026-12-04T03:59:59Z', { passed: 0, days: 30, late: false }],
    ['2026-12-04T04:00:00Z', { passed: 1, days: 29, late: false }],
    ['2027-01-03T03:59:59Z', { passed: 30, days: 0, late: false }],
    ['2027-01-03T04:00:00Z', { passed: 30, days: 1, late: true }],
    ['2027-01-04T15:00:00Z', { passed: 30, days: 2, late: true }],
    // The clock of this computer may be behind.
    ['2026-12-02T23:00:00Z', { passed: 0, days: 30, late: false }],
  ])('at %s', (now, clock) => {
    expect(complaintClock(complaint, at(now))).toEqual(clock);
  });
});

describe('a mail about a complaint', () => {
  const complaint = complaintOf('RC-2026-7K3A-Q9WM', {
    receivedAt: at('2026-12-03T14:12:00Z'),
    answer: { text: 'Ana & Eva: $& «sí».', upheld: true, answeredAt: new Date() },
  });

  it('is filled with the last day of the answer and with its words as typed', () => {
    expect(withComplaint('{{answerBy:es}} / {{answerBy:en}}', complaint, false)).toBe(
      '2 de enero de 2027 / January 2, 2027',
    );
    expect(withComplaint('{{answer}}', complaint, false)).toBe('Ana & Eva: $& «sí».');
    expect(withComplaint('{{answer}}', complaint, true)).toBe('Ana &amp; Eva: $&amp; «sí».');
  });
});
