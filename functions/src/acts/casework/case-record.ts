import { isOwn } from '../../../../src/domain/acts/case.ts';
import { answering } from '../../../../src/domain/acts/complaints.ts';
import type { Member } from '../../../../src/domain/acts/member.ts';
import { isComplaintNumber } from '../../../../src/domain/complaint/number.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { casePath } from '../../../../src/records/audit.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import { readComplaint } from '../../../../src/records/complaint.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { readable } from '../readable.ts';
import type { Store } from '../store.ts';

/** What a case is about, as far as an act on any case asks. */
export interface CaseRecord {
  readonly id: string;
  /** The path of its record. */
  readonly path: string;
  /** Undefined for a complaint. */
  readonly request: LoanRequest | undefined;
  /** Whether it is this member's own. */
  readonly isOwn: (member: Member) => boolean;
}

function readOne(id: string, record: RecordFields, file: RecordFields | undefined): CaseRecord {
  const path = casePath(id);
  if (isComplaintNumber(id)) {
    const complaint = readComplaint(id, record);
    const isMine = (member: Member) => answering(complaint, member) === 'own';
    return { id, path, request: undefined, isOwn: isMine };
  }
  const request = readStaffRequest(id, record, file);
  return { id, path, request, isOwn: (member) => isOwn(request, member) };
}

/** These cases, requests by their ids or complaints by their numbers; undefined for one that is not there or cannot be read. */
export async function readCaseRecords(
  store: Store,
  ids: readonly string[],
): Promise<(CaseRecord | undefined)[]> {
  const found = await store.get(...ids.flatMap((id) => [casePath(id), `expedientes/${id}`]));
  return ids.map((id, place) =>
    readable(found[place * 2], (record) => readOne(id, record, found[place * 2 + 1])),
  );
}
