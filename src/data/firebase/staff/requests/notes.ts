import { collection, doc, getDoc } from 'firebase/firestore/lite';
import type { CaseEntry } from '../../../../domain/request/case';
import { readNote } from '../../../../records/staff/casework';
import { BackendError } from '../../../errors';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

/** Leaves a note about a case for colleagues; see StaffBackend.addNote. */
export async function addNote(
  context: StaffContext,
  requestId: string,
  words: string,
): Promise<CaseEntry> {
  const note = doc(collection(context.db, 'notas', requestId, 'lista'));
  await carryOut(context, 'note', { id: requestId, note: note.id, words });
  const stored = (await context.caller.readBack(() => getDoc(note))).data();
  if (!stored) throw new BackendError('conflict');
  return readNote(requestId, stored);
}
