import type { Text } from '../../domain/language';
import type { ReferenceRate } from '../../domain/loan/reference-rate';
import type { LoanDraft, LoanFigures } from '../../domain/loan/terms';

/** Terms as written. */
function loanFiguresRecord(figures: LoanFigures) {
  return {
    minimo: figures.smallest,
    maximo: figures.largest,
    plazos: [...figures.months],
    tasaMinima: figures.lowestRate,
    tasaMaxima: figures.highestRate,
    base: figures.basis,
    aperturaPorCiento: figures.openingRate,
    aperturaMonto: figures.openingFee,
    seguro: figures.insurance,
    validoHasta: figures.validUntil,
  };
}

/** A version of the terms as written: `condiciones/prestamo` and each document below it. */
export function loanTermsRecord(
  terms: LoanFigures & { readonly reason: Text; readonly author: string },
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
    publicadoPor: publisher,
  };
}

/** `condiciones/borrador` as written. */
export function loanDraftRecord(draft: Omit<LoanDraft, 'savedAt'>, now: unknown) {
  return {
    terminos: loanFiguresRecord(draft),
    motivo: { ...draft.reason },
    autor: draft.author,
    fecha: now,
    revision: draft.revision,
  };
}

/** The reference rate in `condiciones/prestamo` as written. */
export const referenceRecord = (
  { rate, author, before, edits }: Omit<ReferenceRate, 'enteredAt'>,
  now: unknown,
) => ({
  cambio: { tasa: rate, fecha: now, autor: author, anterior: before, ediciones: edits },
});
