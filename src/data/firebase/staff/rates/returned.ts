import { getDoc, runTransaction } from 'firebase/firestore/lite';
import type { Calculator } from '../../../../domain/calculator';
import { normalizeText } from '../../../../domain/fields';
import type { RatesDraft } from '../../../../domain/rates';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { returnRecord } from '../../records/rates-records';
import { draftIn, draftOf, isSame, isSeen, ONCE } from './drafts';

/** Gives the draft that a reviewer saw back with a note; see StaffBackend.returnRatesDraft. */
export async function returnRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft,
  note: string,
): Promise<RatesDraft> {
  const { db, caller, clock } = context;
  const draft = draftOf(context, calculator);
  const author = context.author();
  const text = normalizeText(note);
  const writtenAt = new Date(clock.now());
  const next = { ...seen, revision: seen.revision + 1, note: { text, author, writtenAt } };

  await writeOnce<void>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = draftIn(calculator, await transaction.get(draft));
          if (!isSeen(calculator, stored, seen)) throw new BackendError('conflict');
          transaction.update(draft, returnRecord(next));
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<void>> {
      const stored = draftIn(calculator, await getDoc(draft));
      if (isSeen(calculator, stored, seen)) return { kind: 'missing' };
      return stored && isSame(calculator, stored, next)
        ? { kind: 'stored', value: undefined }
        : { kind: 'refused', code: 'conflict' };
    },
  });
  return next;
}
