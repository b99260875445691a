import { DEFAULT_LANGUAGE } from '../../../../src/domain/language.ts';
import type { TranslatedMail } from '../../../../src/domain/mail/mail.ts';
import type { Cents } from '../../../../src/domain/money.ts';
import { hoursAfter } from '../../../../src/domain/request/bank-hours.ts';
import type { Claim } from '../../../../src/domain/request/case.ts';
import { type KeyEntry, keyEntryOf } from '../../../../src/domain/request/keys.ts';
import { type LoanRequest, toldOf } from '../../../../src/domain/request/loan-request.ts';
import type { Need } from '../../../../src/domain/request/questions.ts';
import type { DeclineReason } from '../../../../src/domain/request/reasons.ts';
import type { CreditStatus } from '../../../../src/domain/request/states.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { movedBankHours } from '../../../../src/records/bank-hours.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import { readClaim } from '../../../../src/records/casework.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { trackedUntil, trackerMove } from '../../../../src/records/follow-up.ts';
import { keyEntryRecord, keyPath, readKeys } from '../../../../src/records/keys.ts';
import { moveRecord } from '../../../../src/records/request-life.ts';
import { BY_VISITOR } from '../../../../src/records/words.ts';
import type { Entry } from '../act.ts';
import { readable } from '../readable.ts';
import type { Store } from '../store.ts';
import { REMOVED, type Write } from '../write.ts';

/** A request with the documents that an act on it reads. */
export interface Case {
  readonly request: LoanRequest;
  /** `users/{id}` and `expedientes/{id}` as stored. */
  readonly record: RecordFields;
  readonly file: RecordFields;
  readonly claim: Claim | undefined;
}

const readCase = (
  id: string,
  [stored, file, claim]: readonly (RecordFields | undefined)[],
): Case | undefined =>
  readable(stored, (record) => ({
    request: readStaffRequest(id, record, file),
    record,
    file: file ?? {},
    claim: claim && readClaim(id, claim),
  }));

/**
 * These requests, each with case file and claim. Undefined in place of one that is missing, cannot
 * be read, or has a code without a tracker, which a change of its state would have to write.
 */
export async function readCases(
  store: Store,
  ids: readonly string[],
): Promise<(Case | undefined)[]> {
  const found = await store.get(
    ...ids.flatMap((id) => [`users/${id}`, `expedientes/${id}`, `tomas/${id}`]),
  );
  const cases = ids.map((id, place) => readCase(id, found.slice(place * 3, place * 3 + 3)));
  const codes = cases.flatMap((one) => one?.request.code ?? []);
  const trackers = await store.get(...codes.map((code) => `seguimiento/${code}`));
  const untracked = new Set(codes.filter((_, place) => trackers[place] === undefined));
  return cases.map((one) => (untracked.has(one?.request.code ?? '') ? undefined : one));
}

/** A change of a request's state. */
interface StatusChange {
  readonly to: CreditStatus;
  /** The fields of `users/{id}` that come with it, by path. */
  readonly fields?: RecordFields;
  /** The reason itself; the tracker's new content is what is told of it. */
  readonly reason?: DeclineReason | undefined;
  readonly need?: Need;
  /** The last moment of the approval that the request has, or that lapsed. */
  readonly until?: Date | undefined;
  /** The decision that no longer counts, as the tracker has it. */
  readonly undone?: RecordFields;
  /** The request that is decided in the place of this repeat. */
  readonly duplicateOf?: string | undefined;
  /** The most to be lent on an approval. */
  readonly mostLent?: Cents | undefined;
}

/** The writes that list a request in each of its keys as it stands after an act. */
export function keyWrites({ file }: Case, entry: KeyEntry): Write[] {
  const fields = { solicitudes: { [entry.id]: keyEntryRecord(entry, (moment) => moment) } };
  return readKeys(file).map(({ id }) => ({ merge: keyPath(id), fields }));
}

/** The same after this change; an open one stays as it was. */
function movedKeys(one: Case, change: StatusChange, now: Date): Write[] {
  const { request } = one;
  const { to, reason, duplicateOf, mostLent, undone } = change;
  if (isOpen(to) && isOpen(request.status)) return [];
  const { atBank: _told, ...before } = request;
  const isDecided = to === 'approved' || to === 'declined';
  const made = isDecided
    ? { decidedAt: now, reason, ...(duplicateOf && { duplicateOf }), ...(mostLent && { mostLent }) }
    : request.decision;
  const after = {
    ...before,
    status: to,
    decision: isOpen(to) ? undefined : made,
    withdrawnAt: to === 'withdrawn' ? now : undefined,
  };
  const { declinedAt, isDuplicate } = keyEntryOf(request);
  // A decline that its visitor has reconsidered holds until the new answer.
  const held = undone?.causa === BY_VISITOR && { declinedAt, isDuplicate };
  return keyWrites(one, { ...keyEntryOf(after), ...held });
}

/** The writes of a change of state: the record, its keys and, if it has a code, the tracker, with the bank's hours. */
export function statusChange(one: Case, change: StatusChange, now: Date): Write[] {
  const { request } = one;
  const { to, fields, reason, need, until, undone, duplicateOf } = change;
  const { id, code } = request;
  const hours = movedBankHours(hoursAfter(request, to, now), (moment) => moment, REMOVED);
  const record = {
    update: `users/${id}`,
    fields: { ...fields, ...moveRecord(to, code, now), ...hours },
  };
  const writes = [record, ...movedKeys(one, change, now)];
  if (code === undefined) return writes;
  const told = reason && toldOf(request, reason, duplicateOf !== undefined);
  const shown = trackerMove({ status: to, reason: told, need }, now);
  const tracker = {
    update: `seguimiento/${code}`,
    fields: {
      ...shown,
      ...hours,
      ...trackedUntil(until ?? REMOVED),
      ...(undone && { anterior: undone }),
    },
  };
  return [...writes, tracker];
}

/** A mail to the applicant, in the language of the request; the earliest ones have none. */
export function mailTo(
  { applicant, language = DEFAULT_LANGUAGE }: LoanRequest,
  mailId: string,
  mails: TranslatedMail,
): Extract<Write, { readonly create: string }> {
  const fields = { to: applicant.email, message: { ...mails[language] } };
  return { create: `mail/${mailId}`, fields };
}

/** An entry of the audit about a request. */
export function entryAbout(id: string, action: string, entryId: string, fields?: RecordFields) {
  const about = `users/${id}`;
  return { id: entryId, action, about, fields: { caso: id, ...fields } } satisfies Entry;
}
