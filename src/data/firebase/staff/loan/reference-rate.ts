import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import {
  type ExchangeRate,
  type ReferenceRate,
  rateBefore,
} from '../../../../domain/loan/reference-rate';
import { LOAN_TERMS, readLoanConditions } from '../../../../records/market/loan';
import { referenceRecord } from '../../../../records/market/loan-draft';
import { auditEntry } from '../../../../records/staff/audit';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { ONCE } from './terms';

/** Enters the reference rate of today; see StaffBackend.enterReferenceRate. */
export function enterReferenceRate(
  context: StaffContext,
  seen: ReferenceRate | undefined,
  rate: ExchangeRate,
): Promise<ReferenceRate> {
  const { db, caller, clock } = context;
  const path = doc(db, LOAN_TERMS);
  const author = context.author();
  const edits = (seen?.edits ?? 0) + 1;
  const enteredAt = new Date(clock.now());
  const next = { rate, author, edits, enteredAt, before: rateBefore(seen, enteredAt) };
  const entry = auditEntry(
    `cambio_${edits}`,
    'cambiar-referencia',
    LOAN_TERMS,
    author,
    serverTimestamp(),
  );
  return writeOnce<ReferenceRate>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = (await transaction.get(path)).data();
          if (!stored) throw new BackendError('denied');
          if (readLoanConditions(stored).reference?.edits !== seen?.edits)
            throw new BackendError('conflict');
          transaction.update(path, referenceRecord(next, serverTimestamp()));
          transaction.set(doc(db, 'auditoria', entry.id), entry.data);
          return next;
        },
        ONCE,
      ),
    async readBack(): Promise<WriteOutcome<ReferenceRate>> {
      const data = (await getDoc(path)).data();
      const stored = data && readLoanConditions(data).reference;
      if (stored?.edits === seen?.edits) return { kind: 'missing' };
      return stored?.edits === edits && stored.author === author && stored.rate === rate
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
