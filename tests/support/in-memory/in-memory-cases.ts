import { BackendError } from '../../../src/data/errors';
import type { CaseMail, MailStatus } from '../../../src/data/staff/casework';
import { mailsAbout } from '../../../src/domain/mail/mails-about';
import type { CaseEntry, Claim, SeenCode } from '../../../src/domain/request/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { clockFrom } from '../../../src/domain/request/undo';
import { mailIdOf } from '../../../src/records/mail';
import { signature } from '../../../src/records/staff/case-file';
import {
  claimRecord,
  readCaseEntry,
  readClaim,
  readNote,
  readSeenCode,
} from '../../../src/records/staff/casework';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** What a staff backend in memory begins with about cases. */
export interface StoredCases {
  readonly claims?: readonly Claim[];
  readonly entries?: readonly CaseEntry[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
}

const UNSENT = {
  state: 'unsent',
  error: undefined,
  attempts: 0,
  stuck: false,
  resends: 0,
} as const;

/** Claims, notes, the log and the mails of cases, with the promises of StaffBackend. */
export function createInMemoryCases(
  contents: StoredCases,
  { documents, onMade }: InMemoryDocuments,
  author: string,
  say: InMemoryDocuments['say'],
) {
  const entries = [...(contents.entries ?? [])];
  const mails = new Map(Object.entries(contents.mails ?? {}));
  let notes = 0;

  function setClaim(claim: Claim) {
    const moments = { now: () => at(claim.since), at };
    const record = claimRecord({ ...claim, times: 1 }, undefined, moments);
    documents.set(`tomas/${claim.requestId}`, record);
  }
  for (const claim of contents.claims ?? []) setClaim(claim);
  for (const { kind, requestId, author: by, at: moment } of entries)
    if (kind === 'seen') documents.set(`vistas/${requestId}`, signature(by, at(moment)));

  onMade((path, fields) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'mail') mails.set(id, { mailId: id, ...UNSENT });
    const entry = collection === 'auditoria' ? readCaseEntry(id, fields) : undefined;
    if (entry) entries.push(entry);
    if (collection === 'notas') entries.push(readNote(id, fields));
  });

  const stored = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const record = documents.get(`tomas/${id}`);
      return record ? [readClaim(id, record)] : [];
    });
  const current = () =>
    collectionOf(documents, 'tomas')
      .map(({ id, fields }) => readClaim(id, fields))
      .filter(({ until }) => until > new Date());
  const byAnother = (id: string) =>
    current().some((claim) => claim.requestId === id && claim.author !== author);

  const seenCodes = (ids: readonly string[]): ReadonlyMap<string, SeenCode> =>
    new Map(
      ids.flatMap((id) => {
        const record = documents.get(`vistas/${id}`);
        return record ? [[id, readSeenCode(id, record)] as const] : [];
      }),
    );

  function note(kind: 'opened' | 'resent', requestId: string) {
    entries.push({ kind, requestId, author, at: new Date(), reason: undefined });
  }

  return {
    mails,
    /** Puts a claim in place, as a colleague's browser does. */
    setClaim,
    claims: current,
    async claim(ids: readonly string[], reason: string | undefined): Promise<Claim[]> {
      const own = current().filter((one) => ids.includes(one.requestId) && one.author === author);
      if (own.length === ids.length) await say('renewClaim', { ids });
      else await say('claim', { ids, reason: reason ?? null });
      return stored(ids);
    },
    release: (ids: readonly string[]) => say('release', { ids }),
    noteOpening: (requestId: string) => note('opened', requestId),
    noteResend: (mailId: string) => note('resent', mailId.split('_')[0] ?? ''),
    entries: (ids: readonly string[]) =>
      entries
        .filter(({ requestId }) => ids.includes(requestId))
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, 500),
    async addNote(id: string, words: string): Promise<CaseEntry> {
      notes += 1;
      const name = `n${notes}`;
      await say('note', { id, note: name, words });
      return readNote(id, documents.get(`notas/${id}/lista/${name}`) ?? {});
    },
    async noteSeenCode({ id }: LoanRequest): Promise<CaseEntry> {
      await say('seeCode', { id });
      const seen = seenCodes([id]).get(id);
      if (!seen) throw new BackendError('conflict');
      return { kind: 'seen', requestId: id, ...seen, reason: undefined };
    },
    seenCodes,
    mailsOf: (request: LoanRequest): CaseMail[] =>
      mailsAbout(request).flatMap((about) => {
        const mail = mails.get(mailIdOf(request.id, about));
        return mail ? [{ ...mail, kind: about.kind }] : [];
      }),
    /** The most urgent request that this member may work on. */
    next: (requests: readonly LoanRequest[], skip: string | undefined) =>
      requests
        .filter(({ id, status }) => status === 'pending' && id !== skip && !byAnother(id))
        .filter(({ proposal }) => !(proposal?.waiting && proposal.author === author))
        .sort((a, b) => clockFrom(a).getTime() - clockFrom(b).getTime())[0],
  };
}
