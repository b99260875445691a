import {
  collection,
  doc,
  documentId,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { CaseEntry, SeenCode } from '../../../../domain/request/case';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { readLoanRequest } from '../../../../records/request/request';
import { caseAuditEntry } from '../../../../records/staff/audit';
import { signature } from '../../../../records/staff/case-file';
import { readSeenCode } from '../../../../records/staff/casework';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';
import { isTakenByOther } from './claims';

const entryOf = (requestId: string, { author, at }: SeenCode): CaseEntry => ({
  kind: 'seen',
  requestId,
  author,
  at,
  reason: undefined,
});

/** Notes that this member saw a challenge, once; see StaffBackend.noteSeenCode. */
export function noteSeenCode(context: StaffContext, { id }: LoanRequest): Promise<CaseEntry> {
  const { db, caller, clock } = context;
  const author = context.author();
  const seen = doc(db, 'vistas', id);
  const isClosed = async () => {
    const stored = await readKept(doc(db, 'users', id));
    return stored !== undefined && !isOpen(readLoanRequest(id, stored).status);
  };

  return writeOnce<CaseEntry>(caller, {
    async write() {
      const batch = writeBatch(db);
      const entryId = `vista_${id}`;
      batch.set(seen, signature(author, serverTimestamp()));
      batch.set(
        doc(db, 'auditoria', entryId),
        caseAuditEntry(entryId, 'ver', id, author, serverTimestamp()).data,
      );
      await batch.commit();
      return entryOf(id, { author, at: new Date(clock.now()) });
    },
    async readBack(): Promise<WriteOutcome<CaseEntry>> {
      const stored = await readKept(seen);
      if (stored === undefined) return { kind: 'missing' };
      const found = readSeenCode(id, stored);
      return found.author === author
        ? { kind: 'stored', value: entryOf(id, found) }
        : { kind: 'refused', code: 'conflict' };
    },
    refusal: async () =>
      (await isTakenByOther(context, [id])) || (await caller.readBack(isClosed))
        ? 'conflict'
        : 'denied',
  });
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
