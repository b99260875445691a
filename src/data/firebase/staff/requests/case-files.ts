import {
  collection,
  type DocumentData,
  documentId,
  getDocs,
  type Query,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { undoUntil } from '../../../../domain/request/undo';
import type { RecordFields } from '../../../../records/fields';
import { fromStoredOutcome } from '../../../../records/request/bank-outcome';
import { readStaffRequest, withCaseFile } from '../../../../records/staff/case-file';
import { STORED_STATUS } from '../../../../records/states';
import { type Listed, type Page, readableRows } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';
import { pageOfQuery, readRow } from '../lists/paging';

/** A stored request. */
export interface StoredRequest {
  readonly id: string;
  readonly data: RecordFields;
}

/** The case files of these requests, by id; those without one are missing. */
async function caseFiles(
  { db, caller }: StaffContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordFields>> {
  const answers = await Promise.all(
    inParts(ids).map((part) =>
      caller.read(() =>
        getDocs(query(collection(db, 'expedientes'), where(documentId(), 'in', part))),
      ),
    ),
  );
  return new Map(answers.flatMap(({ docs }) => docs.map((file) => [file.id, file.data()])));
}

/** Requests as staff read them, with the case files of those that `needs` names. */
export async function readCases(
  context: StaffContext,
  stored: readonly StoredRequest[],
  needs: (request: StoredRequest) => boolean = () => true,
): Promise<Listed<LoanRequest>[]> {
  const ids = stored.filter(needs).map(({ id }) => id);
  const files = await caseFiles(context, ids);
  const read = (id: string, data: RecordFields) => readStaffRequest(id, data, files.get(id));
  return stored.map(({ id, data }) => readRow(read, id, data));
}

/** Whether a request may wait for a second person: it is pending, or its decision may be undone. */
function mayWait({ data }: StoredRequest, now: number): boolean {
  const decided = (data.decision as { fecha?: unknown } | undefined)?.fecha;
  const kind = fromStoredOutcome((data.banco as { estado?: unknown } | undefined)?.estado);
  return (
    data.estadoCredito === STORED_STATUS.pending ||
    (data.estadoCredito === STORED_STATUS.approved && (kind ?? 'cancelled') === 'cancelled') ||
    (decided instanceof Timestamp && undoUntil(decided.toDate()).getTime() > now)
  );
}

/**
 * The same for a list, which uses the case files only to mark requests that wait for a second
 * person.
 */
export function readListed(
  context: StaffContext,
  stored: readonly StoredRequest[],
): Promise<Listed<LoanRequest>[]> {
  const now = context.clock.now();
  return readCases(context, stored, (request) => mayWait(request, now));
}

/** A page of an ordered query for requests. */
export async function pageOfRequests(
  context: StaffContext,
  ordered: Query<DocumentData, DocumentData>,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  const asStored = (id: string, data: RecordFields): StoredRequest => ({ id, data });
  const { rows, next } = await pageOfQuery(context.caller, ordered, size, after, asStored);
  return { rows: await readListed(context, readableRows(rows)), next };
}

/** A listed request with its case file. */
export async function completeRequest(
  context: StaffContext,
  request: LoanRequest,
): Promise<LoanRequest> {
  const file = (await caseFiles(context, [request.id])).get(request.id);
  return file ? withCaseFile(request, file) : request;
}
