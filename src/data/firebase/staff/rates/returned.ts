import { serverTimestamp } from 'firebase/firestore/lite';
import type { Calculator } from '../../../../domain/calculator';
import { normalizeText } from '../../../../domain/fields/fields';
import type { RatesDraft } from '../../../../domain/rates/rates';
import { returnRecord } from '../../../../records/market/rates-draft';
import type { StaffContext } from '../../context';
import { changeDraft } from './drafts';

/** Gives the draft that a reviewer saw back with a note; see StaffBackend.returnRatesDraft. */
export async function returnRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft,
  note: string,
): Promise<RatesDraft> {
  const author = context.author();
  const text = normalizeText(note);
  const writtenAt = new Date(context.clock.now());
  const next = { ...seen, revision: seen.revision + 1, note: { text, author, writtenAt } };

  await changeDraft(context, calculator, seen, next, (transaction, draft) =>
    transaction.update(draft, returnRecord(next, serverTimestamp())),
  );
  return next;
}
