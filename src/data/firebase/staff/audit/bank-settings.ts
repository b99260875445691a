import { doc, getDoc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { BankSettings } from '../../../../domain/bank-settings';
import { normalizeEmail } from '../../../../domain/fields/fields';
import { auditEntry } from '../../../../records/audit';
import { type RecordFields, reader } from '../../../../records/fields';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { confirmationAmount } from '../requests/confirmation';

type Digest = BankSettings['digest'];

const ABOUT = 'ajustes/avisos';

function readDigest(data: RecordFields | undefined): Digest {
  if (!data) return { value: [], edits: 0 };
  const fields = reader(data, ABOUT);
  return { value: fields.texts('correos'), edits: fields.number('ediciones') };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The bank's settings. */
export async function bankSettings(context: StaffContext): Promise<BankSettings> {
  const { db, caller } = context;
  const [confirmation, notices] = await Promise.all([
    confirmationAmount(context),
    caller.read(() => getDoc(doc(db, ABOUT))),
  ]);
  return { confirmation, digest: readDigest(notices.data()) };
}

/** Stores the addresses of the digest, with an audit entry; see StaffBackend.saveDigestEmails. */
export async function saveDigestEmails(
  context: StaffContext,
  seen: Digest,
  emails: readonly string[],
): Promise<Digest> {
  const { db, caller } = context;
  const path = doc(db, ABOUT);
  const edits = seen.edits + 1;
  const record = { correos: emails.map(normalizeEmail), ediciones: edits };
  const audit = auditEntry(
    `ajustes_avisos_${edits}`,
    'cambiar-ajustes',
    ABOUT,
    context.author(),
    serverTimestamp(),
  );

  return writeOnce<Digest>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const stored = readDigest((await transaction.get(path)).data());
          if (stored.edits !== seen.edits) throw new BackendError('conflict');
          transaction.set(path, record);
          transaction.set(doc(db, 'auditoria', audit.id), audit.data);
          return readDigest(record);
        },
        // This edit is read back before a repetition: it may be the one that conflicts.
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<Digest>> {
      const stored = readDigest((await getDoc(path)).data());
      if (stored.edits === seen.edits) return { kind: 'missing' };
      return isSame(stored, readDigest(record))
        ? { kind: 'stored', value: stored }
        : { kind: 'refused', code: 'conflict' };
    },
  });
}
