import { isNextOf, isSeenDraft, savedParts } from '../../../../src/domain/acts/drafts.ts';
import { writersOf } from '../../../../src/domain/drafts.ts';
import { isSameText } from '../../../../src/domain/language.ts';
import {
  checkLoanFigures,
  differingTerms,
  loanAuthors,
} from '../../../../src/domain/loan/terms.ts';
import { LOAN_DRAFT } from '../../../../src/records/loan.ts';
import { loanDraftRecord } from '../../../../src/records/loan-draft.ts';
import { refused, staffAct } from '../act.ts';
import { discarded, returned } from '../drafts.ts';
import { readTerms, type StoredTerms } from './stored-terms.ts';

const discardEntryId = (draft: string) => `borrador_prestamo_${draft}`;

const storedOf = ({ conditions, draft }: StoredTerms) => ({
  path: LOAN_DRAFT,
  draft,
  writers: draft ? writersOf(loanAuthors(conditions?.terms, draft)) : [],
});

/** Saves a draft of the terms over the one that the screen showed, or the first one. */
export const saveLoanDraft = staffAct('saveLoanDraft', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'the draft tells who wrote which part of it, and changes nothing in force',
  async run({ seen, figures, reason }, { store, member, now }) {
    const found = await readTerms(store, `auditoria/${discardEntryId(seen.draft)}`);
    if (!found) return refused('conflict');
    const { conditions, version, draft, others } = found;
    const next = { ...figures, validUntil: new Date(figures.validUntil), reason };
    if (checkLoanFigures(next, now).length > 0) return refused('invalid');
    const inForce = conditions?.terms;
    const changed = differingTerms(draft ?? inForce, next);
    const isSame = changed.length === 0 && draft && isSameText(draft.reason, reason) && !draft.note;
    if (isSame && isNextOf(draft, seen)) return 'done';
    // A first save that comes late does not bring back what was discarded.
    const isDiscarded = !draft && others[0] !== undefined;
    if (!isSeenDraft(draft, seen) || isDiscarded || version !== seen.version)
      return refused('conflict');
    if (isSame) return 'done';
    const differing = differingTerms(inForce, next);
    const parts = savedParts(draft, seen, { reason, differing, changed }, member.uid);
    const saved = { ...next, ...parts, savedAt: now };
    return {
      writes: [{ set: LOAN_DRAFT, fields: loanDraftRecord(saved) }],
      entries: undefined,
    };
  },
});

/** Discards the draft of the terms that the screen showed. */
export const discardLoanDraft = staffAct('discardLoanDraft', {
  roles: ['analyst', 'reviewer'],
  audit: ['descartar-terminos'],
  async run({ seen }, { store, member }) {
    const id = discardEntryId(seen.draft);
    const found = await readTerms(store, `auditoria/${id}`);
    if (!found) return refused('conflict');
    const entry = { id, action: 'descartar-terminos', noted: found.others[0] };
    return discarded(storedOf(found), seen, entry, member);
  },
});

/** Returns the draft of the terms that the screen showed, with a note. */
export const returnLoanDraft = staffAct('returnLoanDraft', {
  roles: ['reviewer'],
  noAudit: 'the note is in the draft, with author and moment',
  async run(asked, { store, member, now }) {
    const found = await readTerms(store);
    return found ? returned(storedOf(found), asked, { member, now }) : refused('conflict');
  },
});
