import { BackendError } from '../../../src/data/errors';
import type { CaseMail, MailStatus } from '../../../src/data/staff/casework';
import { checkLine } from '../../../src/domain/fields/fields';
import { mailsAbout } from '../../../src/domain/mail/mails-about';
import {
  type CaseEntry,
  CLAIM_MINUTES,
  type Claim,
  MAX_NOTE,
  MAX_TAKE_OVER_REASON,
  type SeenCode,
} from '../../../src/domain/request/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { isOpen } from '../../../src/domain/request/states';
import { clockFrom } from '../../../src/domain/request/undo';
import type { StaffRole } from '../../../src/domain/session';
import { mailIdOf } from '../../../src/records/mail';

/** What a staff backend in memory begins with about cases. */
export interface StoredCases {
  readonly claims?: readonly Claim[];
  readonly entries?: readonly CaseEntry[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
}

interface Member {
  readonly author: string;
  readonly roles: readonly StaffRole[];
}

const CLAIM_MS = CLAIM_MINUTES * 60_000;

/** Claims, notes, the log and the mails of cases, with the promises of StaffBackend. */
export function createInMemoryCases(contents: StoredCases, { author, roles }: Member) {
  const claims = new Map((contents.claims ?? []).map((claim) => [claim.requestId, claim]));
  const entries = [...(contents.entries ?? [])];
  const mails = new Map(Object.entries(contents.mails ?? {}));
  const mayWork = roles.includes('analyst') || roles.includes('reviewer');

  const current = () => [...claims.values()].filter(({ until }) => until > new Date());
  const byAnother = (id: string) =>
    current().find((claim) => claim.requestId === id && claim.author !== author);

  function take(requestId: string, reason: string | undefined): Claim {
    const at = new Date();
    const mine = current().find((claim) => claim.requestId === requestId && !byAnother(requestId));
    const until = new Date(at.getTime() + CLAIM_MS);
    const claim = mine ? { ...mine, until } : { requestId, author, since: at, until };
    if (!mine) {
      const kind = byAnother(requestId) ? 'takenOver' : 'taken';
      const why = kind === 'takenOver' ? reason : undefined;
      entries.push({ kind, requestId, author, at, reason: why });
    }
    claims.set(requestId, claim);
    return claim;
  }

  return {
    mails,
    mayWork,
    /** Whether somebody else works on a request. */
    isTaken: (id: string) => byAnother(id) !== undefined,
    /** Puts a claim in place, as a colleague's browser does. */
    setClaim: (claim: Claim) => void claims.set(claim.requestId, claim),
    claims: current,
    claim(ids: readonly string[], reason: string | undefined): Claim[] {
      if (!mayWork) throw new BackendError('denied');
      if (reason !== undefined && checkLine(reason, MAX_TAKE_OVER_REASON))
        throw new BackendError('denied');
      if (reason === undefined && ids.some(byAnother)) throw new BackendError('conflict');
      return ids.map((id) => take(id, reason));
    },
    release(ids: readonly string[]) {
      for (const id of ids) if (claims.get(id)?.author === author) claims.delete(id);
    },
    noteOpening(requestId: string) {
      entries.push({ kind: 'opened', requestId, author, at: new Date(), reason: undefined });
    },
    noteAnswer(requestId: string) {
      entries.push({ kind: 'replied', requestId, author, at: new Date(), reason: undefined });
    },
    addEntry: (entry: CaseEntry) => void entries.push(entry),
    noteResend(mailId: string) {
      const [requestId = ''] = mailId.split('_');
      entries.push({ kind: 'resent', requestId, author, at: new Date(), reason: undefined });
    },
    entries: (ids: readonly string[]) =>
      entries
        .filter(({ requestId }) => ids.includes(requestId))
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, 500),
    addNote(requestId: string, text: string): CaseEntry {
      if (!mayWork || checkLine(text, MAX_NOTE)) throw new BackendError('denied');
      const note = { kind: 'note', requestId, author, at: new Date(), text } as const;
      entries.push(note);
      return note;
    },
    noteSeenCode(stored: LoanRequest | undefined): CaseEntry {
      if (!mayWork) throw new BackendError('denied');
      if (stored === undefined) throw new BackendError('conflict');
      const { id: requestId, status } = stored;
      const seen = entries.find((one) => one.kind === 'seen' && one.requestId === requestId);
      if (seen?.author === author) return seen;
      if (seen || !isOpen(status) || byAnother(requestId)) throw new BackendError('conflict');
      const entry = { kind: 'seen', requestId, author, at: new Date(), reason: undefined } as const;
      entries.push(entry);
      return entry;
    },
    seenCodes: (ids: readonly string[]): ReadonlyMap<string, SeenCode> =>
      new Map(
        entries
          .filter(({ kind, requestId }) => kind === 'seen' && ids.includes(requestId))
          .map(({ requestId, author: by, at }) => [requestId, { author: by, at }]),
      ),
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
