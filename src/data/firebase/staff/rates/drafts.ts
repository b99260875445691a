import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Calculator } from '../../../../domain/calculator';
import { normalizeWords } from '../../../../domain/fields/fields';
import { isSameText, type Text } from '../../../../domain/language';
import { changedRates, type RateFigures, type RatesDraft } from '../../../../domain/rates/rates';
import { draftRecord, readDraft } from '../../../../records/market/rates-draft';
import { auditEntry } from '../../../../records/staff/audit';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** This save is read back before a repetition: it may be the one that conflicts. */
export const ONCE = { maxAttempts: 1 };

/** The reference of a game's draft. */
export function draftOf({ db }: StaffContext, { id }: Calculator): DocumentReference {
  return doc(db, 'borradores', id);
}

/** A draft that was read, undefined if there is none. */
export function draftIn(calculator: Calculator, stored: DocumentSnapshot): RatesDraft | undefined {
  const data = stored.data();
  return data && readDraft(calculator, data);
}

/** Whether a stored draft is this one; ignores both times, which the server sets. */
function isSame(calculator: Calculator, a: RatesDraft, b: Omit<RatesDraft, 'savedAt'>): boolean {
  return (
    a.revision === b.revision &&
    a.author === b.author &&
    isSameText(a.reason, b.reason) &&
    a.note?.text === b.note?.text &&
    a.note?.author === b.note?.author &&
    changedRates(calculator, a, b).length === 0
  );
}

/** Whether a stored draft is the one that an editor looked at, or both are none. */
export function isSeen(
  calculator: Calculator,
  stored: RatesDraft | undefined,
  seen: RatesDraft | undefined,
): boolean {
  return stored && seen ? isSame(calculator, stored, seen) : stored === seen;
}

/** The draft of a game, undefined if there is none. */
export function ratesDraft(
  context: StaffContext,
  calculator: Calculator,
): Promise<RatesDraft | undefined> {
  const draft = draftOf(context, calculator);
  return context.caller.read(async () => draftIn(calculator, await getDoc(draft)));
}

/**
 * Replaces the draft that somebody saw with `next`, or deletes it if that is undefined, in one
 * write of a transaction. `conflict`: the stored draft is another one.
 */
export function changeDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft | undefined,
  next: Omit<RatesDraft, 'savedAt'> | undefined,
  write: (transaction: Transaction, draft: DocumentReference, stored: DocumentSnapshot) => void,
): Promise<void> {
  const draft = draftOf(context, calculator);
  return writeOnce<void>(context.caller, {
    write: () =>
      runTransaction(
        context.db,
        async (transaction) => {
          const stored = await transaction.get(draft);
          if (!isSeen(calculator, draftIn(calculator, stored), seen))
            throw new BackendError('conflict');
          write(transaction, draft, stored);
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<void>> {
      const stored = draftIn(calculator, await getDoc(draft));
      if (isSeen(calculator, stored, seen)) return { kind: 'missing' };
      const isDone = stored && next ? isSame(calculator, stored, next) : stored === next;
      return isDone ? { kind: 'stored', value: undefined } : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** Saves a draft over the one that its editor saw; see StaffBackend.saveRatesDraft. */
export async function saveRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft | undefined,
  { reason, ...figures }: RateFigures & { readonly reason: Text },
): Promise<RatesDraft> {
  const isFigure = !seen || changedRates(calculator, seen, figures).length > 0;
  const next = {
    ...figures,
    reason: normalizeWords(reason),
    author: isFigure ? context.author() : seen.author,
    revision: (seen?.revision ?? 0) + 1,
  };

  await changeDraft(context, calculator, seen, next, (transaction, draft) =>
    transaction.set(draft, draftRecord(next, serverTimestamp())),
  );
  return { ...next, savedAt: new Date(context.clock.now()) };
}

/**
 * Deletes the draft that its reader saw, with an audit entry; see StaffBackend.discardRatesDraft.
 */
export function discardRatesDraft(
  context: StaffContext,
  calculator: Calculator,
  seen: RatesDraft,
): Promise<void> {
  const author = context.author();
  return changeDraft(context, calculator, seen, undefined, (transaction, draft, stored) => {
    const saved: Timestamp = stored.get('fecha');
    const id = `borrador_${calculator.id}_${saved.seconds * 1000 + Math.floor(saved.nanoseconds / 1e6)}`;
    const about = `borradores/${calculator.id}`;
    const { data } = auditEntry(id, 'descartar-borrador', about, author, serverTimestamp());
    transaction.delete(draft);
    transaction.set(doc(context.db, 'auditoria', id), data);
  });
}
