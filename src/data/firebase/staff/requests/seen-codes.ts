import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import type { CaseEntry, SeenCode } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { readSeenCode } from '../../../../records/staff/casework';
import { BackendError } from '../../../errors';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';
import { inParts } from '../lists/in-parts';

/** Tells that this member saw a challenge; see StaffBackend.noteSeenCode. */
export async function noteSeenCode(context: StaffContext, { id }: LoanRequest): Promise<CaseEntry> {
  await carryOut(context, 'seeCode', { id });
  const seen = (await seenCodes(context, [id])).get(id);
  if (!seen) throw new BackendError('conflict');
  return { kind: 'seen', requestId: id, ...seen, reason: undefined };
}

/** Who saw the challenges of these requests; see StaffBackend.seenCodes. */
export async function seenCodes(
  { db, caller }: StaffContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, SeenCode>> {
  const answers = await Promise.all(
    inParts(requestIds).map((ids) =>
      caller.read(() => getDocs(query(collection(db, 'vistas'), where(documentId(), 'in', ids)))),
    ),
  );
  const found = answers.flatMap(({ docs }) => docs);
  return new Map(found.map((seen) => [seen.id, readSeenCode(seen.id, seen.data())]));
}
