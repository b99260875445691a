import {
  discardObstacle,
  isNextOf,
  isSeenDraft,
  savedParts,
  secondPersonObstacle,
} from '../../../../src/domain/acts/drafts.ts';
import { writersOf } from '../../../../src/domain/drafts.ts';
import { isSameText } from '../../../../src/domain/language.ts';
import {
  checkLoanFigures,
  differingTerms,
  loanAuthors,
} from '../../../../src/domain/loan/terms.ts';
import { returnRecord } from '../../../../src/records/market/draft-parts.ts';
import { LOAN_DRAFT } from '../../../../src/records/market/loan.ts';
import { loanDraftRecord } from '../../../../src/records/market/loan-draft.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { readTerms } from './stored-terms.ts';

const discardEntryId = (draft: string) => `borrador_prestamo_${draft}`;

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
    const saved = { ...next, ...parts };
    return {
      writes: [{ set: LOAN_DRAFT, fields: loanDraftRecord(saved, now) }],
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
    const { conditions, draft, others } = found;
    if (others[0]?.autor === member.uid) return 'done';
    if (!draft || !isSeenDraft(draft, seen)) return refused('conflict');
    const obstacle = discardObstacle(writersOf(loanAuthors(conditions?.terms, draft)), member);
    if (obstacle) return refusedBy(obstacle);
    return {
      writes: [{ remove: LOAN_DRAFT }],
      entries: [{ id, action: 'descartar-terminos', about: LOAN_DRAFT }],
    };
  },
});

/** Returns the draft of the terms that the screen showed, with a note. */
export const returnLoanDraft = staffAct('returnLoanDraft', {
  roles: ['reviewer'],
  noAudit: 'the note is in the draft, with author and moment',
  async run({ seen, words }, { store, member, now }) {
    const found = await readTerms(store);
    if (!found) return refused('conflict');
    const { conditions, draft } = found;
    const isMine = draft?.note?.text === words && draft.note.author === member.uid;
    if (isMine && isNextOf(draft, seen)) return 'done';
    if (!draft || !isSeenDraft(draft, seen)) return refused('conflict');
    const writers = writersOf(loanAuthors(conditions?.terms, draft));
    const obstacle = secondPersonObstacle(writers, member);
    if (obstacle) return refusedBy(obstacle);
    const note = { text: words, author: member.uid };
    return {
      writes: [{ update: LOAN_DRAFT, fields: returnRecord(note, draft.revision + 1, now) }],
      entries: undefined,
    };
  },
});
