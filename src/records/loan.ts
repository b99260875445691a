import type { ReferenceRate } from '../domain/loan/reference-rate';
import type { LoanConditions, LoanFigures, LoanTerms } from '../domain/loan/terms';
import { type FieldReader, type RecordFields, reader } from './fields';

/** Where the terms in force and the reference rate are stored, with a document for each version below it. */
export const LOAN_TERMS = 'condiciones/prestamo';

/** Where the draft of the terms is stored. */
export const LOAN_DRAFT = 'condiciones/borrador';

/** Reads the figures of terms. Those of before 28 November 2026 have a basis of days (`base`) too. */
export function readLoanFigures(record: FieldReader): LoanFigures {
  const fields = record.part('terminos');
  return {
    smallest: fields.number('minimo'),
    largest: fields.number('maximo'),
    months: fields.list('plazos'),
    lowestRate: fields.number('tasaMinima'),
    highestRate: fields.number('tasaMaxima'),
    openingRate: fields.number('aperturaPorCiento'),
    openingFee: fields.number('aperturaMonto'),
    insurance: fields.number('seguro'),
    validUntil: fields.date('validoHasta'),
  };
}

/** Reads a version of the terms; throws a `RecordError` if it is not as specified. */
export function readLoanTerms(data: RecordFields): LoanTerms {
  const fields = reader(data, LOAN_TERMS);
  return {
    ...readLoanFigures(fields),
    version: fields.number('version'),
    since: fields.date('vigenteDesde'),
    reason: fields.words('motivo'),
    author: fields.text('autor'),
    publisher: fields.text('publicadoPor'),
  };
}

function readReference(record: FieldReader): ReferenceRate {
  const fields = record.part('cambio');
  return {
    rate: fields.number('tasa'),
    enteredAt: fields.date('fecha'),
    author: fields.text('autor'),
    before: fields.number('anterior'),
    edits: fields.number('ediciones'),
    ...(fields.has('dias') && { days: fields.numbers('dias') }),
  };
}

/** Reads `condiciones/prestamo`; throws a `RecordError` if it is not as specified. */
export function readLoanConditions(data: RecordFields): LoanConditions {
  const fields = reader(data, LOAN_TERMS);
  return {
    terms: readLoanTerms(data),
    ...(fields.has('cambio') && { reference: readReference(fields) }),
  };
}
