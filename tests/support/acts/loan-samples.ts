import { seenOfDraft } from '../../../src/domain/acts/drafts';
import { saidFigures } from '../../../src/domain/acts/loan';
import type { LoanDraft, LoanTerms } from '../../../src/domain/loan/terms';
import { DAY_MS } from '../../../src/domain/time';
import { LOAN_DRAFT, LOAN_TERMS } from '../../../src/records/loan';
import { loanDraftRecord, loanTermsRecord, referenceRecord } from '../../../src/records/loan-draft';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { daysAgo } from '../../../tools/samples/undoing';
import { type Documents, documentOf } from './map-database';
import type { Sample } from './samples';
import { change, stage } from './stage';

/** Terms in force that count for sixty days more. */
export const termsInForce: LoanTerms = {
  ...loanTerms,
  since: daysAgo(9),
  publisher: 'ines',
  months: [7],
  validUntil: new Date(Date.now() + 60 * DAY_MS),
};

/** The reference rate of three days ago. */
export const rateBefore = { ...referenceRate, enteredAt: daysAgo(3) };

const { version: _, since: __, publisher: ___, ...figures } = termsInForce;

/** Ana's draft of the terms, without insurance, with a reason in English by Raúl. */
export const anasTerms: LoanDraft = {
  ...figures,
  insurance: 0,
  id: 't1',
  reason: { es: 'Sin seguro', en: 'No insurance' },
  author: 'ana',
  authors: { figures: { insurance: 'ana' }, reason: { es: 'ana', en: 'raul' } },
  savedAt: daysAgo(1),
  revision: 2,
};

const put = (documents: Documents, draft: LoanDraft) =>
  documents.set(LOAN_DRAFT, documentOf(loanDraftRecord(draft)));

/** Terms in force with a reference rate of three days ago, and a draft. */
export function withTermsDraft(draft: LoanDraft = anasTerms): Documents {
  const documents = stage();
  const terms = loanTermsRecord(termsInForce);
  documents.set(LOAN_TERMS, documentOf({ ...terms, ...referenceRecord(rateBefore) }));
  return put(documents, draft);
}

/** What may have become of a draft of the terms. */
const later = {
  discarded: (documents: Documents) => {
    documents.delete(LOAN_DRAFT);
    documents.set('auditoria/borrador_prestamo_t1', { autor: 'ines' });
  },
  published: (documents: Documents) => {
    documents.delete(LOAN_DRAFT);
    const signed = { version: 2, since: daysAgo(0), publisher: 'ines' };
    const record = documentOf(loanTermsRecord({ ...anasTerms, ...signed }));
    documents.set(LOAN_TERMS, record);
    documents.set(`${LOAN_TERMS}/versiones/2`, record);
    documents.set('auditoria/prestamo_2', { autor: 'ines', borrador: 't1' });
  },
  'changed by a colleague': (documents: Documents) =>
    put(documents, { ...anasTerms, revision: 3, openingRate: 100 }),
  returned: (documents: Documents) => {
    const note = { text: 'Otra.', author: 'ines', writtenAt: daysAgo(0) };
    put(documents, { ...anasTerms, revision: 3, note });
  },
  'replaced by another draft': (documents: Documents) => put(documents, { ...anasTerms, id: 't2' }),
  unreadable: (documents: Documents) => change(documents, LOAN_DRAFT, { terminos: 7 }),
};

const seen = seenOfDraft(anasTerms);

export const savingTerms = (): Sample<'saveLoanDraft'> => ({
  documents: withTermsDraft(),
  asked: {
    seen: { ...seen, version: 1 },
    figures: saidFigures({ ...anasTerms, openingRate: 150 }),
    reason: { es: 'Baja la apertura', en: 'The opening fee falls' },
  },
  by: 'rosa',
  later,
});

export const discardingTerms = (): Sample<'discardLoanDraft'> => ({
  documents: withTermsDraft(),
  asked: { seen },
  by: 'ana',
  later,
});

export const returningTerms = (): Sample<'returnLoanDraft'> => ({
  documents: withTermsDraft(),
  asked: { seen, words: 'Falta el motivo.' },
  by: 'rosa',
  later,
});

export const publishingTerms = (): Sample<'publishLoanTerms'> => ({
  documents: withTermsDraft(),
  asked: { seen: { ...seen, version: 1 } },
  by: 'rosa',
  later,
});

export const enteringRate = (): Sample<'enterReferenceRate'> => ({
  documents: withTermsDraft(),
  asked: { seen: { edits: 1 }, rate: 630_000, asked: true },
  by: 'ana',
  later: {
    'entered by a colleague': (documents) =>
      change(
        documents,
        LOAN_TERMS,
        documentOf(referenceRecord({ ...referenceRate, enteredAt: daysAgo(0), edits: 2 })),
      ),
    unreadable: (documents) => change(documents, LOAN_TERMS, { cambio: 7 }),
  },
});
