import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import type { CaseEntry } from '../../../../domain/request/case';
import { MAX_PAGE } from '../../../staff/lists';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { caseAuditEntry } from '../records/audit-records';
import { readCaseEntry, readNote } from '../records/case-records';
import { inParts } from './request-search';

const NEWEST = [orderBy('fecha', 'desc'), limit(MAX_PAGE)];

/** Tells the audit that this member opens a request, once; see StaffBackend.noteOpening. */
export function noteOpening(context: StaffContext, requestId: string): Promise<void> {
  const { db, caller } = context;
  const author = context.author();
  const entry = doc(collection(db, 'auditoria'));
  const { id, data } = caseAuditEntry(`abrir_${entry.id}`, 'abrir', requestId, author);
  const opening = doc(db, 'auditoria', id);
  return writeOnce<void>(caller, {
    write: () => setDoc(opening, data),
    async readBack(): Promise<WriteOutcome<void>> {
      return (await readKept(opening)) ? { kind: 'stored', value: undefined } : { kind: 'missing' };
    },
  });
}

/** What was done and noted about these requests; see StaffBackend.caseEntries. */
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
