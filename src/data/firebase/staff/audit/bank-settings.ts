import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { BankSettings, Setting } from '../../../../domain/bank-settings';
import { readEmail } from '../../../../domain/fields/identifiers/email';
import { type RecordFields, reader } from '../../../../records/fields';
import { auditEntry } from '../../../../records/staff/audit';
import {
  CORE_SETTINGS,
  coreAddressRecord,
  readCoreAddress,
} from '../../../../records/staff/core-events';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { confirmationAmount } from '../requests/confirmation';

type Digest = BankSettings['digest'];

const DIGEST = 'ajustes/avisos';

function readDigest(data: RecordFields | undefined): Digest {
  if (!data) return { value: [], edits: 0 };
  const fields = reader(data, DIGEST);
  return { value: fields.texts('correos'), edits: fields.number('ediciones') };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The bank's settings. */
export async function bankSettings(context: StaffContext): Promise<BankSettings> {
  const { db, caller } = context;
  const read = (path: string) => caller.read(() => getDoc(doc(db, path)));
  const [confirmation, notices, core] = await Promise.all([
    confirmationAmount(context),
    read(DIGEST),
    read(CORE_SETTINGS),
  ]);
  return {
    confirmation,
    digest: readDigest(notices.data()),
    core: readCoreAddress(core.data()),
  };
}

/** A setting to store: its document, how it is read, and its next content. */
interface Edit<T> {
  readonly about: string;
  readonly read: (data: RecordFields | undefined) => Setting<T>;
  readonly record: RecordFields;
}

/** Stores a setting over the one that was seen, with an audit entry. */
async function save<T>(
  context: StaffContext,
  seen: Setting<T>,
  { about, read, record }: Edit<T>,
): Promise<Setting<T>> {
  const { db, caller } = context;
  const path = doc(db, about);
  const audit = auditEntry(
    `${about.replace('/', '_')}_${seen.edits + 1}`,
    'cambiar-ajustes',
    about,
    context.author(),
    serverTimestamp(),
  );

  return writeOnce<Setting<T>>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = read((await transaction.get(path)).data());
          if (stored.edits !== seen.edits) throw new BackendError('conflict');
          transaction.set(path, record);
          transaction.set(doc(db, 'auditoria', audit.id), audit.data);
          return read(record);
        },
        // This edit is read back before a repetition: it may be the one that conflicts.
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<Setting<T>>> {
      const stored = read((await getDoc(path)).data());
      if (stored.edits === seen.edits) return { kind: 'missing' };
      return isSame(stored, read(record))
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}

/** Stores the addresses of the digest; see StaffBackend.saveDigestEmails. */
export function saveDigestEmails(
  context: StaffContext,
  seen: Digest,
  emails: readonly string[],
): Promise<Digest> {
  const record = {
    correos: emails.map((email) => readEmail(email).text),
    ediciones: seen.edits + 1,
  };
  return save(context, seen, { about: DIGEST, read: readDigest, record });
}

/** Stores where the core system gets events; see StaffBackend.saveCoreAddress. */
export function saveCoreAddress(
  context: StaffContext,
  seen: Setting<string>,
  address: string,
): Promise<Setting<string>> {
  const record = coreAddressRecord(address, seen.edits + 1);
  return save(context, seen, { about: CORE_SETTINGS, read: readCoreAddress, record });
}
