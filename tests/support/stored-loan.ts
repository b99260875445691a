import type { DocumentData } from 'firebase-admin/firestore';
import type { LoanTerms } from '../../src/domain/loan/terms';
import { loanFiguresRecord } from '../../src/records/market/loan';
import type { StoredLoan } from './in-memory/in-memory-loan';

function termsDocument(terms: LoanTerms): DocumentData {
  const { version, since, reason, author, publisher } = terms;
  return {
    version,
    terminos: loanFiguresRecord(terms),
    vigenteDesde: since,
    motivo: reason,
    autor: author,
    publicadoPor: publisher,
  };
}

/** `condiciones/prestamo`, its versions, and the draft of the next. */
export function loanDocuments({
  loanTerms = [],
  loanDraft,
  reference,
}: StoredLoan): readonly (readonly [string, DocumentData])[] {
  const last = loanTerms.at(-1);
  const cambio = reference && {
    tasa: reference.rate,
    fecha: reference.enteredAt,
    autor: reference.author,
    anterior: reference.before,
    ediciones: reference.edits,
  };
  const draft = loanDraft && {
    terminos: loanFiguresRecord(loanDraft),
    motivo: loanDraft.reason,
    autor: loanDraft.author,
    fecha: loanDraft.savedAt,
    revision: loanDraft.revision,
  };
  return [
    ...loanTerms.map(
      (terms) => [`condiciones/prestamo/versiones/${terms.version}`, termsDocument(terms)] as const,
    ),
    ...(last
      ? [['condiciones/prestamo', { ...termsDocument(last), ...(cambio && { cambio }) }] as const]
      : []),
    ...(draft ? [['condiciones/borrador', draft] as const] : []),
  ];
}
