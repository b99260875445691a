import { collection, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { DEFAULT_LANGUAGE } from '../../../../domain/language';
import {
  type ImportState,
  importFileName,
  type ValueImport,
} from '../../../../domain/market/value-import';
import { importRecord, readImportState } from '../../../../records/market/value-import';
import { auditEntry } from '../../../../records/staff/audit';
import { BackendError } from '../../../errors';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** Asks for many market values to change together; see StaffBackend.importValues. */
export function importValues(context: StaffContext, asked: ValueImport): Promise<string> {
  const { db, caller } = context;
  const author = context.author();
  const path = doc(collection(db, 'importaciones'));
  const { id } = path;
  const record = importRecord(asked, author, serverTimestamp());
  const audit = auditEntry(
    `importacion_${id}`,
    'importar-valores',
    path.path,
    author,
    serverTimestamp(),
  );
  const told = {
    archivo: importFileName(asked.file),
    filas: asked.values.length,
    // The audit is in the bank's language.
    motivo: record.motivo[DEFAULT_LANGUAGE],
  };

  return writeOnce<string>(caller, {
    async write() {
      const batch = writeBatch(db);
      batch.set(path, record);
      batch.set(doc(db, 'auditoria', audit.id), { ...audit.data, ...told });
      await batch.commit();
      return id;
    },
    // Nobody else knows the id.
    async readBack(): Promise<WriteOutcome<string>> {
      return (await getDoc(path)).exists() ? { kind: 'stored', value: id } : { kind: 'missing' };
    },
  });
}

/** The state of an import; see StaffBackend.importState. */
export function importState({ db, caller }: StaffContext, id: string): Promise<ImportState> {
  return caller.read(async () => {
    const data = (await getDoc(doc(db, 'importaciones', id))).data();
    if (!data) throw new BackendError('unknown', { cause: `importaciones/${id}` });
    return readImportState(id, data);
  });
}
