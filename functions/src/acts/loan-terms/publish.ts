import { isSeenDraft, secondPersonObstacle } from '../../../../src/domain/acts/drafts.ts';
import { publishLoanObstacle } from '../../../../src/domain/acts/loan.ts';
import { writersOf } from '../../../../src/domain/drafts.ts';
import { loanAuthors } from '../../../../src/domain/loan/terms.ts';
import { LOAN_DRAFT, LOAN_TERMS } from '../../../../src/records/loan.ts';
import { loanTermsRecord } from '../../../../src/records/loan-draft.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { signedAlone, signingNow } from '../signing.ts';
import { readTerms } from './stored-terms.ts';

/** Puts the draft of the terms that the screen showed into force. The reference rate stays. */
export const publishLoanTerms = staffAct('publishLoanTerms', {
  roles: ['reviewer'],
  audit: ['publicar-prestamo'],
  async run({ seen }, { store, member, now }) {
    const next = seen.version + 1;
    const id = `prestamo_${next}`;
    const found = await readTerms(store, `auditoria/${id}`);
    if (!found) return refused('conflict');
    const { conditions, version, draft, others } = found;
    const [entry] = others;
    if (entry?.autor === member.uid && entry.borrador === seen.draft) return 'done';
    if (!draft || !isSeenDraft(draft, seen) || version !== seen.version) return refused('conflict');
    const inForce = conditions?.terms;
    const obstacle = publishLoanObstacle(inForce, draft, member, now);
    if (obstacle) return refusedBy(obstacle);
    const authors = loanAuthors(inForce, draft);
    const writers = writersOf(authors);
    const together = await signingNow({ store, member, now }, writers, (third) => {
      return !secondPersonObstacle(writers, third);
    });
    if (together === 'let-in') return refused(together);
    const signed = { version: next, since: now, authors, publisher: member.uid };
    const fields = loanTermsRecord({ ...draft, ...signed });
    const about = `${LOAN_TERMS}/versiones/${next}`;
    return {
      writes: [
        { create: about, fields },
        conditions ? { update: LOAN_TERMS, fields } : { create: LOAN_TERMS, fields },
        { remove: LOAN_DRAFT },
      ],
      entries: [
        {
          id,
          action: 'publicar-prestamo',
          about,
          fields: { borrador: seen.draft, ...signedAlone(together) },
        },
      ],
    };
  },
});
