import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { CaseEntry } from '../../../../domain/request/case';
import { caseAuditEntry, casePath } from '../../../../records/audit';
import { readCaseEntry, readNote } from '../../../../records/casework';
import { MAX_PAGE } from '../../../staff/lists';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';
import { isDocumentId } from './requests';

const NEWEST = [orderBy('fecha', 'desc'), limit(MAX_PAGE)];

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

/** Acts and notes on these requests; see StaffBackend.caseEntries. */
export async function caseEntries(
  { db, caller }: StaffContext,
  requestIds: readonly string[],
): Promise<readonly CaseEntry[]> {
  const audited = inParts(requestIds).map(async (ids) => {
    const asked = query(collection(db, 'auditoria'), where('caso', 'in', ids), ...NEWEST);
    const { docs } = await caller.read(() => getDocs(asked));
    return docs.flatMap((entry) => readCaseEntry(entry.id, entry.data()) ?? []);
  });
  const noted = requestIds.map(async (requestId) => {
    const asked = query(collection(db, 'notas', requestId, 'lista'), ...NEWEST);
    const { docs } = await caller.read(() => getDocs(asked));
    return docs.map((note) => readNote(requestId, note.data()));
  });
  const entries = (await Promise.all([...audited, ...noted])).flat();
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MAX_PAGE);
}
