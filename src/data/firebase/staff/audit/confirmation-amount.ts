import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import { type ConfirmationSetting, confirmationAt } from '../../../../domain/bank-settings';
import type { Cents } from '../../../../domain/money';
import type { RecordFields } from '../../../../records/fields';
import { auditEntry } from '../../../../records/staff/audit';
import {
  amountProposalRecord,
  amountRecord,
  readConfirmation,
} from '../../../../records/staff/settings';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

const ABOUT = 'ajustes/credito';

/** The next state of a proposed amount. */
interface AmountChange {
  readonly action: 'proponer-monto' | 'confirmar-monto' | 'retirar-monto';
  /** The proposed amount. */
  readonly amount: Cents | undefined;
  /** The next document. */
  readonly fields: (stored: RecordFields) => RecordFields;
  /** Whether the stored document with the next number is this very change. */
  readonly isDone: (stored: ConfirmationSetting) => boolean;
}

/**
 * Writes a change with its audit entry; `conflict`: the setting differs from the one that was seen.
 */
function change(
  context: StaffContext,
  seen: ConfirmationSetting,
  { action, amount, fields, isDone }: AmountChange,
): Promise<ConfirmationSetting> {
  const { db, caller } = context;
  const path = doc(db, ABOUT);
  const edits = seen.edits + 1;
  const { id, data } = auditEntry(
    `ajustes_credito_${edits}`,
    action,
    ABOUT,
    context.author(),
    serverTimestamp(),
  );
  const entry = { ...data, antes: seen.value ?? null, despues: amount ?? null };
  const read = async () => readConfirmation((await getDoc(path)).data());

  return writeOnce<ConfirmationSetting>(caller, {
    async write() {
      await runTransaction(
        db,
        async (transaction) => {
          const stored = (await transaction.get(path)).data();
          if (readConfirmation(stored).edits !== seen.edits) throw new BackendError('conflict');
          transaction.set(path, { ...fields(stored ?? {}), ediciones: edits });
          transaction.set(doc(db, 'auditoria', id), entry);
        },
        // This change is read back before a repetition: it may be the one that conflicts.
        { maxAttempts: 1 },
      );
      return read();
    },
    async readBack(): Promise<WriteOutcome<ConfirmationSetting>> {
      const stored = await read();
      if (stored.edits === seen.edits) return { kind: 'missing' };
      return stored.edits === edits && isDone(stored)
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** Proposes an amount; see StaffBackend.proposeAmount. */
export async function proposeAmount(
  context: StaffContext,
  seen: ConfirmationSetting,
  amount: Cents,
): Promise<ConfirmationSetting> {
  if (seen.proposal) throw new BackendError('conflict');
  const author = context.author();
  return change(context, seen, {
    action: 'proponer-monto',
    amount,
    fields: (stored) => ({
      ...stored,
      ...amountProposalRecord(amount, author, serverTimestamp()),
    }),
    isDone: ({ proposal }) => proposal?.author === author && proposal.amount === amount,
  });
}

/** Puts the proposed amount into force; see StaffBackend.confirmAmount. */
export async function confirmAmount(
  context: StaffContext,
  seen: ConfirmationSetting,
): Promise<ConfirmationSetting> {
  const amount = seen.proposal?.amount;
  const now = new Date(context.clock.now());
  return change(context, seen, {
    action: 'confirmar-monto',
    amount,
    fields: () => amountRecord(amount, confirmationAt(seen, now) ?? 0, serverTimestamp()),
    isDone: ({ value, proposal }) => proposal === undefined && value === amount,
  });
}

/** Removes the proposed amount; see StaffBackend.withdrawAmount. */
export async function withdrawAmount(
  context: StaffContext,
  seen: ConfirmationSetting,
): Promise<ConfirmationSetting> {
  return change(context, seen, {
    action: 'retirar-monto',
    amount: seen.proposal?.amount,
    fields: ({ propuesta, ...stored }) => stored,
    isDone: ({ value, proposal }) => proposal === undefined && value === seen.value,
  });
}
