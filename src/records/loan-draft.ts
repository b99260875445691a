import type { ReferenceRate } from '../domain/loan/reference-rate';
import {
  LOAN_FIELDS,
  type LoanDraft,
  type LoanField,
  type LoanFigures,
  type LoanTerms,
} from '../domain/loan/terms';
import { authorsRecord, draftPartsRecord, readAuthors, readDraftParts } from './draft-parts';
import { type RecordFields, reader } from './fields';
import { LOAN_DRAFT, LOAN_TERMS, readLoanFigures, readLoanTerms } from './loan';

/** The fields of `terminos` as stored. */
const STORED_FIELD: Readonly<Record<LoanField, string>> = {
  smallest: 'minimo',
  largest: 'maximo',
  months: 'plazos',
  lowestRate: 'tasaMinima',
  highestRate: 'tasaMaxima',
  openingRate: 'aperturaPorCiento',
  openingFee: 'aperturaMonto',
  insurance: 'seguro',
  validUntil: 'validoHasta',
};

const storedName = (figure: string) => STORED_FIELD[figure as LoanField];

const figureOf = (name: string) =>
  LOAN_FIELDS.find((field) => STORED_FIELD[field] === name) ?? name;

/** Reads `condiciones/borrador`; throws a `RecordError` if it is not as specified. */
export function readLoanDraft(data: RecordFields): LoanDraft {
  const fields = reader(data, LOAN_DRAFT);
  return { ...readLoanFigures(fields), ...readDraftParts(fields, figureOf) };
}

/** Reads a version of the terms with who wrote which part of it; throws a `RecordError`. */
export function readLoanVersion(data: RecordFields): LoanTerms {
  return { ...readLoanTerms(data), ...readAuthors(reader(data, LOAN_TERMS), figureOf) };
}

/** Terms as written. */
function loanFiguresRecord(figures: LoanFigures) {
  const stored = LOAN_FIELDS.map((field) => {
    const value = figures[field];
    return [STORED_FIELD[field], Array.isArray(value) ? [...value] : value];
  });
  return Object.fromEntries(stored);
}

/** A version of the terms as written: `condiciones/prestamo` and each document below it. */
export function loanTermsRecord(
  terms: LoanFigures & Pick<LoanTerms, 'reason' | 'author' | 'authors'>,
  version: number,
  publisher: string,
  now: unknown,
) {
  return {
    version,
    terminos: loanFiguresRecord(terms),
    vigenteDesde: now,
    motivo: { ...terms.reason },
    autor: terms.author,
    ...authorsRecord(terms.authors, storedName),
    publicadoPor: publisher,
  };
}

/** `condiciones/borrador` as written. */
export function loanDraftRecord(draft: Omit<LoanDraft, 'savedAt' | 'note'>, now: unknown) {
  return { terminos: loanFiguresRecord(draft), ...draftPartsRecord(draft, now, storedName) };
}

/** The reference rate in `condiciones/prestamo` as written. */
export const referenceRecord = (
  { rate, author, before, edits, days }: Omit<ReferenceRate, 'enteredAt'>,
  now: unknown,
) => ({
  cambio: {
    ...{ tasa: rate, fecha: now, autor: author, anterior: before, ediciones: edits },
    ...(days && { dias: { ...days } }),
  },
});
