import type { ReferenceRate } from '../../src/domain/loan/reference-rate';
import type { LoanFigures, LoanTerms } from '../../src/domain/loan/terms';

/** Figures of terms, as the bank might publish them. */
export const loanFigures: LoanFigures = {
  smallest: 500_000,
  largest: 30_000_000,
  months: [6, 12, 18, 24, 36],
  lowestRate: 2_400,
  highestRate: 2_400,
  openingRate: 200,
  openingFee: 0,
  insurance: 9_000,
  validUntil: new Date('2027-02-01T04:00:00Z'),
};

/** Terms in force. */
export const loanTerms: LoanTerms = {
  ...loanFigures,
  version: 1,
  since: new Date('2026-11-03T13:00:00Z'),
  reason: { es: 'Primeros términos', en: 'First terms' },
  author: 'ana',
  publisher: 'berta',
};

/** A reference rate of 24 November 2026. */
export const referenceRate: ReferenceRate = {
  rate: 624_583,
  enteredAt: new Date('2026-11-24T13:00:00Z'),
  author: 'ana',
  before: 0,
  edits: 1,
  days: {},
};
