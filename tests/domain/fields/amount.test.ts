import { describe, expect, it } from 'vitest';
import { bank } from '../../../src/bank/bank';
import { type AmountForm, readAmount, readingsOf } from '../../../src/domain/fields/amount';

const WHOLE: AmountForm = { decimals: 0, unit: bank.currency };
const CENTS: AmountForm = { decimals: 2, unit: bank.currency };
const RATE: AmountForm = { decimals: 5, unit: bank.currency };
const PESOS: AmountForm = { decimals: 0, unit: bank.loanCurrency };
const PER_CENT: AmountForm = { decimals: 2, unit: '%' };

describe('an amount', () => {
  it.each<[AmountForm, string, number]>([
    [WHOLE, '1250', 1250],
    [WHOLE, '1,250', 1250],
    [WHOLE, '1.250', 1250],
    [WHOLE, '1 250', 1250],
    [WHOLE, '1\u{A0}250', 1250],
    [WHOLE, '1\u{202F}250', 1250],
    [WHOLE, "1'250", 1250],
    [WHOLE, '1’250', 1250],
    [WHOLE, 'US$1,250', 1250],
    [WHOLE, 'US$ 1,250', 1250],
    [WHOLE, 'us$1,250.00', 1250],
    [WHOLE, 'US$ 1.250,00', 1250],
    [WHOLE, '$1,250', 1250],
    [WHOLE, '1250 USD', 1250],
    [WHOLE, 'USD$ 1,250', 1250],
    [WHOLE, 'US 80', 80],
    [WHOLE, '80 dólares', 80],
    [WHOLE, '80 DOLARES', 80],
    [WHOLE, '80 dollars', 80],
    [WHOLE, '160.0', 160],
    [WHOLE, '12.', 12],
    [WHOLE, '+20', 20],
    [WHOLE, '007', 7],
    [WHOLE, '1,234,567', 1_234_567],
    [WHOLE, '1.234.567,00', 1_234_567],
    [WHOLE, "1'234'567.00", 1_234_567],
    [WHOLE, '２２５', 225],
    [WHOLE, '١٬٢٥٠', 1250],
    [WHOLE, '１，２５０．００', 1250],
    [WHOLE, '\u{200B}225\u{202C}', 225],
    [WHOLE, '225\u{FEFF}', 225],
    [WHOLE, '\t225\n', 225],
    [PESOS, 'RD$ 20,000.00', 20_000],
    [PESOS, 'RD$50,000.00', 50_000],
    [PESOS, '12.000,00', 12_000],
    [PESOS, '1,500.00', 1500],
    [PESOS, '2000.00', 2000],
    [PESOS, '１２０００', 12_000],
    [PESOS, 'RD 50,000', 50_000],
    [PESOS, '50,000 DOP', 50_000],
    [PESOS, '50 000 pesos', 50_000],
    [CENTS, '400', 40_000],
    [CENTS, '1,250.5', 125_050],
    [CENTS, '1.250,50', 125_050],
    [CENTS, '12,34', 1234],
    [CENTS, '1.234', 123_400],
    [CENTS, '$ 0.5', 50],
    [CENTS, '0.500', 50],
    [CENTS, '1250,000', 125_000],
    [PER_CENT, '18,5', 1850],
    [PER_CENT, '18.5 %', 1850],
    [PER_CENT, '24', 2400],
    [RATE, '1.250', 125_000],
    [RATE, '0,007', 700],
    [RATE, '2,50', 250_000],
    [RATE, '.5', 50_000],
    [RATE, '1,000.00', 100_000_000],
    [RATE, '1.000,00', 100_000_000],
    [RATE, '1 250', 125_000_000],
    [RATE, '1,250,000', 125_000_000_000],
    [RATE, '0.020000000', 2000],
    [RATE, '62,4', 6_240_000],
  ])('of %o is read from %j: %d', (form, typed, amount) => {
    expect(readAmount(typed, form)).toEqual({ amount });
  });

  it.each<[AmountForm, string, number]>([
    [PESOS, '20000.5', 20_000],
    [PESOS, 'RD$ 20,000.50', 20_000],
    [PESOS, '299.99', 299],
    [PESOS, '12.000,75', 12_000],
    [WHOLE, '12,50', 12],
    [WHOLE, '0.125', 0],
    [CENTS, '0,125', 12],
    [CENTS, '1,234.567', 123_456],
    [RATE, '0.000001', 0],
  ])('of %o has too many decimals in %j: %d is left', (form, typed, amount) => {
    expect(readAmount(typed, form)).toEqual({ amount, problem: 'decimals' });
  });

  it.each<[AmountForm, string, string]>([
    [WHOLE, '', 'missing'],
    [WHOLE, '  ', 'missing'],
    [WHOLE, 'US$', 'missing'],
    [WHOLE, '\u{200B}', 'missing'],
    [WHOLE, 'mucho', 'number'],
    [WHOLE, '12abc', 'number'],
    [WHOLE, '2e4', 'number'],
    [WHOLE, '1E+05', 'number'],
    [WHOLE, '10k', 'number'],
    [WHOLE, '½', 'number'],
    [WHOLE, '²', 'number'],
    [WHOLE, '1/2', 'number'],
    [WHOLE, '160-170', 'number'],
    [WHOLE, '1,25,0', 'number'],
    [WHOLE, '1.2.3', 'number'],
    [WHOLE, '12 50', 'number'],
    [WHOLE, '225\n300', 'number'],
    [WHOLE, '1.250.5', 'number'],
    [WHOLE, '.', 'number'],
    [WHOLE, '+', 'number'],
    [WHOLE, '-', 'number'],
    [WHOLE, '(225)', 'number'],
    [WHOLE, '5 %', 'number'],
    [WHOLE, '€225', 'number'],
    [WHOLE, 'RD$ 225', 'number'],
    [PESOS, 'US$300', 'number'],
    [PER_CENT, 'US$18', 'number'],
    [WHOLE, '-20', 'minus'],
    [WHOLE, '−20', 'minus'],
    [WHOLE, '–20', 'minus'],
    [WHOLE, '－２０', 'minus'],
    [WHOLE, '20-', 'minus'],
    [PESOS, '-20000', 'minus'],
    [PESOS, 'RD$-20,000.50', 'minus'],
    [PESOS, '-RD$20,000', 'minus'],
    [RATE, '1,250', 'unclear'],
    [RATE, 'US$2,500', 'unclear'],
    [RATE, '１，２５０', 'unclear'],
  ])('of %o is none in %j: %s', (form, typed, problem) => {
    expect(readAmount(typed, form)).toEqual({ problem });
  });

  it('that is unclear has two readings', () => {
    expect(readingsOf(' US$1,250')).toEqual({ thousands: '1250', decimals: '1.250' });
    expect(readingsOf('１，２５０')).toEqual({ thousands: '1250', decimals: '1.250' });
  });
});
