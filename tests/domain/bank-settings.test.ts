import { describe, expect, it } from 'vitest';
import {
  checkDigestEmails,
  confirmationAt,
  countsFrom,
  digestEmails,
  readConfirmationAmount,
} from '../../src/domain/bank-settings';

describe('the amount that needs a second person', () => {
  it.each([
    ['400', 40_000],
    [' RD$1,250.50 ', 125_050],
    ['$ 0.5', 50],
    ['12,34', 1234],
    ['1.234', 123_400],
    ['0', 0],
    ['1,000,000', 100_000_000],
  ])('is read from %j', (typed, cents) => expect(readConfirmationAmount(typed)).toBe(cents));

  it.each([
    ['', 'missing'],
    ['mucho', 'number'],
    ['-4', 'minus'],
    ['12.3456', 'decimals'],
    ['5,000,000.01', 'too-great'],
  ])('is not read from %j: %s', (typed, problem) =>
    expect(readConfirmationAmount(typed)).toBe(problem),
  );
});

describe('what one person approves', () => {
  const noon = new Date('2026-11-24T12:00:00Z');
  const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
  const before = { amount: 40_000, changedAt: noon };

  it('is the amount in force, or none', () => {
    expect(confirmationAt({ value: 40_000, edits: 1 }, noon)).toBe(40_000);
    expect(confirmationAt({ value: undefined, edits: 0 }, noon)).toBeUndefined();
  });

  it('is the amount of before for 24 hours after a raise', () => {
    const raised = { value: 90_000, edits: 2, before };
    expect(confirmationAt(raised, later(23.99))).toBe(40_000);
    expect(countsFrom(raised, later(23.99))).toEqual(later(24));
    expect(confirmationAt(raised, later(24))).toBe(90_000);
    expect(countsFrom(raised, later(24))).toBeUndefined();
  });

  it('is a lowered amount at once', () => {
    const lowered = { value: 10_000, edits: 2, before };
    expect(confirmationAt(lowered, noon)).toBe(10_000);
    expect(countsFrom(lowered, noon)).toBeUndefined();
  });
});

describe('the addresses of the digest', () => {
  it('stand one in each line, in the form in which they are stored', () => {
    expect(digestEmails(' Ana@Banco.example\n\nluis@banco.example, eva@banco.example ')).toEqual([
      'ana@banco.example',
      'luis@banco.example',
      'eva@banco.example',
    ]);
  });

  it('may be none, and are checked one by one', () => {
    expect(checkDigestEmails([])).toBeUndefined();
    expect(checkDigestEmails(['ana@banco.example', 'luis'])).toEqual({
      problem: 'no-at',
      email: 'luis',
    });
    expect(checkDigestEmails(['ana@banco.example', 'ana@banco.example'])).toMatchObject({
      problem: 'repeated',
    });
    const many = Array.from({ length: 11 }, (_, place) => `a${place}@banco.example`);
    expect(checkDigestEmails(many)).toEqual({ problem: 'too-many' });
  });
});
