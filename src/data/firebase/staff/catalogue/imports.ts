import { collection, doc } from 'firebase/firestore/lite';
import { askedOfImport } from '../../../../domain/acts/catalogue';
import {
  type ImportOutcome,
  importConflict,
  type ValueImport,
} from '../../../../domain/market/value-import';
import { errorCode } from '../../../errors';
import type { StaffContext } from '../../context';
import { listGames } from '../../games';
import { carryOut } from '../act';

/** Changes many market values together; see StaffBackend.importValues. */
export async function importValues(
  context: StaffContext,
  asked: ValueImport,
): Promise<ImportOutcome> {
  const { id } = doc(collection(context.db, 'importaciones'));
  try {
    await carryOut(context, 'importValues', askedOfImport(id, asked));
    return { status: 'applied' };
  } catch (error) {
    if (errorCode(error) !== 'conflict') throw error;
    return importConflict(asked, (await listGames(context)).games);
  }
}
