import type { Draft } from '../domain/drafts';
import type { ReferenceRate } from '../domain/loan/reference-rate';
import {
  LOAN_FIELDS,
  type LoanDraft,
  type LoanField,
  type LoanFigures,
  type LoanTerms,
} from '../domain/loan/terms';
import { type Description, readAs, writeAs } from './codec';
import { AUTHORED, type Authored, DRAFT } from './draft-parts';
import { type RecordFields, reader } from './fields';
import { FIGURES, LOAN_DRAFT, LOAN_TERMS, REFERENCE, readLoanTerms, VERSION } from './loan';

const TERMS: Description<Omit<LoanTerms, keyof LoanFigures>> = { ...VERSION, ...AUTHORED };

const PARTS: Description<Draft> = { ...DRAFT, ...AUTHORED };

const storedName = (figure: string) => FIGURES[figure as LoanField][1];

const figureOf = (stored: string) =>
  LOAN_FIELDS.find((figure) => storedName(figure) === stored) ?? stored;

/** The same with other names of the figures that somebody wrote. */
function renamed<T extends Authored>(drafted: T, nameOf: (figure: string) => string): T {
  const { authors } = drafted;
  if (!authors) return drafted;
  const figures = Object.entries(authors.figures).map(([name, uid]) => [nameOf(name), uid]);
  return { ...drafted, authors: { ...authors, figures: Object.fromEntries(figures) } };
}

/** Reads `condiciones/borrador`; throws a `RecordError` if it is not as specified. */
export function readLoanDraft(data: RecordFields): LoanDraft {
  const fields = reader(data, LOAN_DRAFT);
  const parts = renamed(readAs(PARTS, fields), figureOf);
  return { ...readAs(FIGURES, fields.part('terminos')), ...parts };
}

/** Reads a version of the terms with who wrote which part of it; throws a `RecordError`. */
export function readLoanVersion(data: RecordFields): LoanTerms {
  const authors = readAs(AUTHORED, reader(data, LOAN_TERMS));
  return { ...readLoanTerms(data), ...renamed(authors, figureOf) };
}

/** A version of the terms as written: `condiciones/prestamo` and each document below it. */
export const loanTermsRecord = (terms: LoanTerms) => ({
  terminos: writeAs(FIGURES, terms),
  ...writeAs(TERMS, renamed(terms, storedName)),
});

/** `condiciones/borrador` as written. */
export const loanDraftRecord = (draft: LoanDraft) => ({
  terminos: writeAs(FIGURES, draft),
  ...writeAs(PARTS, renamed(draft, storedName)),
});

/** The reference rate in `condiciones/prestamo` as written. */
export const referenceRecord = (reference: ReferenceRate) => ({
  cambio: writeAs(REFERENCE, reference),
});
