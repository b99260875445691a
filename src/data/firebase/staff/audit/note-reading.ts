import { collection, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { AuditedList, ExportNote } from '../../../../domain/audit';
import { auditEntry } from '../../../../records/audit';
import { STORED_LIST } from '../../../../records/audit-reading';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** Writes an audit entry that changes no other document, under a new id. */
async function note(
  context: StaffContext,
  action: 'buscar' | 'exportar',
  list: AuditedList,
  more: { readonly filas?: number; readonly filtro?: string } = {},
): Promise<void> {
  const { db, caller } = context;
  const author = context.author();
  const { id } = doc(collection(db, 'auditoria'));
  const { data } = auditEntry(
    `${action}_${id}`,
    action,
    STORED_LIST[list],
    author,
    serverTimestamp(),
  );
  const entry = doc(db, 'auditoria', `${action}_${id}`);

  await writeOnce<void>(caller, {
    write: () => setDoc(entry, { ...data, ...more }),
    // Only administrators read such an entry; for others its outcome stays unclear.
    async readBack(): Promise<WriteOutcome<void>> {
      return (await getDoc(entry)).exists()
        ? { kind: 'stored', value: undefined }
        : { kind: 'missing' };
    },
  });
}

/** Records in the audit that this member searches a list; see StaffBackend.noteSearch. */
export function noteSearch(context: StaffContext, list: AuditedList): Promise<void> {
  return note(context, 'buscar', list);
}

/** Records in the audit that this member downloads a list; see StaffBackend.noteExport. */
export function noteExport(
  context: StaffContext,
  { list, rows, filter }: ExportNote,
): Promise<void> {
  return note(context, 'exportar', list, { filas: rows, filtro: filter });
}
