import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import type { SeenCode } from '../../../../domain/request/case';
import { readSightings } from '../../../../records/casework';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';

/** Who saw the challenges of these requests; see StaffBackend.seenCodes. */
export async function seenCodes(
  { db, caller }: StaffContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SeenCode[]>> {
  const answers = await Promise.all(
    inParts(requestIds).map((ids) =>
      caller.read(() => getDocs(query(collection(db, 'vistas'), where(documentId(), 'in', ids)))),
    ),
  );
  const found = answers.flatMap(({ docs }) => docs);
  return new Map(found.map((seen) => [seen.id, readSightings(seen.id, seen.data())]));
}
