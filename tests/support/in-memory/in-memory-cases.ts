import type { CaseMail } from '../../../src/data/staff/casework';
import type { MailStatus } from '../../../src/domain/mail/mail';
import { mailsAbout } from '../../../src/domain/mail/mails-about';
import { deadlineOf } from '../../../src/domain/request/bank-hours';
import type { CaseEntry, Claim, SeenCode } from '../../../src/domain/request/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import {
  claimRecord,
  readCaseEntry,
  readClaim,
  readNote,
  readSightings,
  sightingRecord,
} from '../../../src/records/casework';
import { mailIdOf } from '../../../src/records/mail';
import { readMailStatus } from '../../../src/records/mail-status';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** What a staff backend in memory begins with about cases. */
export interface StoredCases {
  readonly claims?: readonly Claim[];
  readonly entries?: readonly CaseEntry[];
}

/** Claims, notes, the log and the mails of cases, with the promises of StaffBackend. */
export function createInMemoryCases(
  contents: StoredCases,
  { documents, onWritten }: InMemoryDocuments,
  author: string,
) {
  const entries = [...(contents.entries ?? [])];

  function setClaim(claim: Claim) {
    const moments = { now: () => at(claim.since), at };
    const record = claimRecord({ ...claim, times: 1 }, undefined, moments);
    documents.set(`tomas/${claim.requestId}`, record);
  }
  for (const claim of contents.claims ?? []) setClaim(claim);
  for (const { kind, requestId, author: by, at: moment, ...entry } of entries)
    if (kind === 'seen') {
      const account = ('reason' in entry && entry.reason) || 'ana_ff';
      const seen = { account, round: 1 };
      documents.set(`vistas/${requestId}`, { 1: sightingRecord(by, seen, at(moment)) });
    }

  onWritten((path, fields, isNew) => {
    if (!isNew) return;
    const [collection, id = ''] = path.split('/');
    const entry = collection === 'auditoria' ? readCaseEntry(id, fields) : undefined;
    if (entry) entries.push(entry);
    if (collection === 'notas') entries.push(readNote(id, fields));
  });

  const current = () =>
    collectionOf(documents, 'tomas')
      .map(({ id, fields }) => readClaim(id, fields))
      .filter(({ until }) => until > new Date());
  const byAnother = (id: string) =>
    current().some((claim) => claim.requestId === id && claim.author !== author);

  const seenCodes = (ids: readonly string[]): ReadonlyMap<string, readonly SeenCode[]> =>
    new Map(
      ids.flatMap((id) => {
        const record = documents.get(`vistas/${id}`);
        return record ? [[id, readSightings(id, record)] as const] : [];
      }),
    );

  /** A mail with its delivery, undefined if there is none. */
  function mail(mailId: string, askedAt: Date): MailStatus | undefined {
    const stored = documents.get(`mail/${mailId}`);
    return stored && readMailStatus(mailId, stored, askedAt, new Date());
  }

  return {
    mail,
    /** Puts a claim in place, as a colleague's browser does. */
    setClaim,
    claims: current,
    noteOpening: (requestId: string) =>
      entries.push({ kind: 'opened', requestId, author, at: new Date(), reason: undefined }),
    entries: (ids: readonly string[]) =>
      entries
        .filter(({ requestId }) => ids.includes(requestId))
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, 500),
    seenCodes,
    mailsOf: (request: LoanRequest): CaseMail[] =>
      mailsAbout(request).flatMap((about) => {
        const found = mail(mailIdOf(request.id, about), about.askedAt);
        return found ? [{ ...found, kind: about.kind }] : [];
      }),
    /** The most urgent request that this member may work on. */
    next: (requests: readonly LoanRequest[], skip: string | undefined) =>
      requests
        .filter(({ id, status }) => status === 'pending' && id !== skip && !byAnother(id))
        .filter(({ proposal }) => !(proposal?.waiting && proposal.author === author))
        .sort((a, b) => Number(deadlineOf(a)) - Number(deadlineOf(b)))[0],
  };
}
