import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { CaseEntry } from '../../../../domain/request/case';
import { noteRecord, readNote } from '../../../../records/staff/casework';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

/** Notes something about a request for colleagues, once; see StaffBackend.addNote. */
export function addNote(
  context: StaffContext,
  requestId: string,
  text: string,
): Promise<CaseEntry> {
  const { db, caller, clock } = context;
  const author = context.author();
  const note = doc(collection(db, 'notas', requestId, 'lista'));
  const record = noteRecord(author, text, serverTimestamp());
  return writeOnce<CaseEntry>(caller, {
    async write() {
      await setDoc(note, record);
      return { kind: 'note', requestId, author, at: new Date(clock.now()), text: record.texto };
    },
    async readBack(): Promise<WriteOutcome<CaseEntry>> {
      const stored = await readKept(note);
      return stored ? { kind: 'stored', value: readNote(requestId, stored) } : { kind: 'missing' };
    },
  });
}
