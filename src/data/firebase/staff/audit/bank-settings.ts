import { doc, getDoc, runTransaction } from 'firebase/firestore/lite';
import type { BankSettings, Setting } from '../../../../domain/bank-settings';
import { normalizeEmail } from '../../../../domain/fields/fields';
import type { Cents } from '../../../../domain/money';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { type RecordFields, reader } from '../../records/record-fields';
import { auditEntry } from '../records/audit-records';

/** A document of `ajustes`, and how it is read and written. */
interface Kept<T> {
  readonly name: 'credito' | 'avisos';
  readonly read: (data: RecordFields) => T;
  readonly fields: (value: T) => RecordFields;
  /** The value while there is no document. */
  readonly missing: T;
}

const CONFIRMATION: Kept<Cents | undefined> = {
  name: 'credito',
  read: (data) => reader(data, 'ajustes/credito').number('montoConfirmar'),
  fields: (montoConfirmar) => ({ montoConfirmar }),
  missing: undefined,
};

const DIGEST: Kept<readonly string[]> = {
  name: 'avisos',
  read: (data) => reader(data, 'ajustes/avisos').texts('correos'),
  fields: (correos) => ({ correos: correos.map(normalizeEmail) }),
  missing: [],
};

function readSetting<T>(kept: Kept<T>, data: RecordFields | undefined): Setting<T> {
  if (!data) return { value: kept.missing, edits: 0 };
  return {
    value: kept.read(data),
    edits: reader(data, `ajustes/${kept.name}`).number('ediciones'),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stores a setting with its audit entry; `conflict`: it is no longer the one that was seen. */
function save<T>(context: StaffContext, kept: Kept<T>, seen: Setting<T>, value: T) {
  const { db, caller } = context;
  const author = context.author();
  const path = doc(db, 'ajustes', kept.name);
  const edits = seen.edits + 1;
  const record = { ...kept.fields(value), ediciones: edits };
  const about = `ajustes/${kept.name}`;
  const audit = auditEntry(`ajustes_${kept.name}_${edits}`, 'cambiar-ajustes', about, author);

  return writeOnce<Setting<T>>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = readSetting(kept, (await transaction.get(path)).data());
          if (stored.edits !== seen.edits) throw new BackendError('conflict');
          transaction.set(path, record);
          transaction.set(doc(db, 'auditoria', audit.id), audit.data);
          return readSetting(kept, record);
        },
        // Before a repetition, this edit is read back: it may be the one that conflicts.
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<Setting<T>>> {
      const stored = readSetting(kept, (await getDoc(path)).data());
      if (stored.edits === seen.edits) return { kind: 'missing' };
      return isSame(stored, readSetting(kept, record))
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** What administrators set. */
export async function bankSettings({ db, caller }: StaffContext): Promise<BankSettings> {
  const read = async <T>(kept: Kept<T>) => {
    const stored = await caller.read(() => getDoc(doc(db, 'ajustes', kept.name)));
    return readSetting(kept, stored.data());
  };
  const [confirmation, digest] = await Promise.all([read(CONFIRMATION), read(DIGEST)]);
  return { confirmation, digest };
}

/** See StaffBackend.saveConfirmationAmount. */
export const saveConfirmationAmount = (
  context: StaffContext,
  seen: BankSettings['confirmation'],
  amount: Cents,
) => save(context, CONFIRMATION, seen, amount);

/** See StaffBackend.saveDigestEmails. */
export const saveDigestEmails = (
  context: StaffContext,
  seen: BankSettings['digest'],
  emails: readonly string[],
) => save(context, DIGEST, seen, emails);
