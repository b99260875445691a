import {
  collection,
  type DocumentData,
  documentId,
  getDocs,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { readStaffRequest } from '../../../../records/case-file';
import type { RecordFields } from '../../../../records/fields';
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

/** Requests as staff read them: the true reason, the value that counts and more is in their case files. */
export async function readCases(
  context: StaffContext,
  stored: readonly StoredRequest[],
): Promise<Listed<LoanRequest>[]> {
  const files = await caseFiles(
    context,
    stored.map(({ id }) => id),
  );
  const read = (id: string, data: RecordFields) => readStaffRequest(id, data, files.get(id));
  return stored.map(({ id, data }) => readRow(read, id, data));
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
  return { rows: await readCases(context, readableRows(rows)), next };
}
