import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { caseAuditEntry, casePath } from '../../../records/audit';
import { isDocumentId } from '../../reads/requests';
import { readKept } from '../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { StaffContext } from '../context';

/** Records in the audit that this member opens a request, once; see StaffBackend.noteOpening. */
export async function noteOpening(context: StaffContext, requestId: string): Promise<boolean> {
  if (!isDocumentId(requestId)) return false;
  const { db, caller } = context;
  const entry = doc(collection(db, 'auditoria'));
  const { id, data } = caseAuditEntry(
    `abrir_${entry.id}`,
    'abrir',
    requestId,
    context.author(),
    serverTimestamp(),
  );
  const opening = doc(db, 'auditoria', id);
  return writeOnce<boolean>(caller, {
    async write() {
      await setDoc(opening, data);
      return true;
    },
    async readBack(): Promise<WriteOutcome<boolean>> {
      if (await readKept(opening)) return { kind: 'stored', value: true };
      // The rules refuse an entry about a case that does not exist.
      const record = await getDoc(doc(db, casePath(requestId)));
      return record.exists() ? { kind: 'missing' } : { kind: 'stored', value: false };
    },
  });
}
