import type { ReferenceRate } from '../domain/loan/reference-rate';
import type { LoanConditions, LoanFigures, LoanTerms } from '../domain/loan/terms';
import { type Description, readAs } from './codec';
import { type RecordFields, reader } from './fields';

/** Where the terms in force and the reference rate are stored, with a document for each version below it. */
export const LOAN_TERMS = 'condiciones/prestamo';

/** Where the draft of the terms is stored. */
export const LOAN_DRAFT = 'condiciones/borrador';

/** `terminos`. Those of before 28 November 2026 have a basis of days (`base`) too. */
export const FIGURES: Description<LoanFigures> = {
  smallest: ['number', 'minimo'],
  largest: ['number', 'maximo'],
  months: ['list', 'plazos'],
  lowestRate: ['number', 'tasaMinima'],
  highestRate: ['number', 'tasaMaxima'],
  openingRate: ['number', 'aperturaPorCiento'],
  openingFee: ['number', 'aperturaMonto'],
  insurance: ['number', 'seguro'],
  validUntil: ['date', 'validoHasta'],
};

/** A version of the terms beside its figures, without who wrote which part of it. */
export const VERSION: Description<Omit<LoanTerms, keyof LoanFigures | 'authors'>> = {
  version: ['number', 'version'],
  since: ['date', 'vigenteDesde'],
  reason: ['words', 'motivo'],
  author: ['text', 'autor'],
  publisher: ['text', 'publicadoPor'],
};

/** The reference rate, beside the terms. */
export const REFERENCE: Description<ReferenceRate> = {
  rate: ['number', 'tasa'],
  enteredAt: ['date', 'fecha'],
  author: ['text', 'autor'],
  before: ['number', 'anterior'],
  edits: ['number', 'ediciones'],
  days: ['numbers?', 'dias'],
};

/** Reads a version of the terms; throws a `RecordError` if it is not as specified. */
export function readLoanTerms(data: RecordFields): LoanTerms {
  const fields = reader(data, LOAN_TERMS);
  return { ...readAs(FIGURES, fields.part('terminos')), ...readAs(VERSION, fields) };
}

/** Reads `condiciones/prestamo`; throws a `RecordError` if it is not as specified. */
export function readLoanConditions(data: RecordFields): LoanConditions {
  const fields = reader(data, LOAN_TERMS);
  return {
    terms: readLoanTerms(data),
    ...(fields.has('cambio') && { reference: readAs(REFERENCE, fields.part('cambio')) }),
  };
}
