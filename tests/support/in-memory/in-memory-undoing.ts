import { BackendError } from '../../../src/data/errors';
import type { MailStatus } from '../../../src/data/staff/casework';
import { checkLine, normalizeText } from '../../../src/domain/fields/fields';
import type { CaseEntry } from '../../../src/domain/request/case';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { UNDONE_STATES } from '../../../src/domain/request/states';
import {
  type Answer,
  MAX_UNDO_WORDS,
  MAX_UNDONE,
  type UndoDraft,
  undoUntil,
} from '../../../src/domain/request/undo';
import type { StaffRole } from '../../../src/domain/session';

interface Parts {
  readonly author: string;
  readonly roles: readonly StaffRole[];
  readonly find: (id: string) => LoanRequest | undefined;
  readonly update: (request: LoanRequest) => void;
  readonly mails: Map<string, MailStatus>;
  readonly note: (kind: 'undoProposed' | 'undoDropped', requestId: string) => void;
  readonly entries: (ids: readonly string[]) => readonly CaseEntry[];
}

/** Undoing decisions, with the promises of StaffBackend. */
export function createInMemoryUndoing(parts: Parts) {
  const { author, roles, find, update, mails, note, entries } = parts;
  const mayWork = roles.includes('analyst') || roles.includes('reviewer');

  function decided(request: LoanRequest) {
    const stored = find(request.id);
    const decision = stored?.decision;
    if (!mayWork || !stored || !decision) throw new BackendError('denied');
    if (stored.status !== request.status) throw new BackendError('conflict');
    return { stored, decision };
  }

  function waiting(request: LoanRequest) {
    const { stored, decision } = decided(request);
    if (!stored.undoing || stored.undoing.number !== request.undoing?.number)
      throw new BackendError('conflict');
    return { stored, decision, proposal: stored.undoing };
  }

  return {
    propose(request: LoanRequest, { to, cause, words }: UndoDraft): LoanRequest {
      const { stored, decision } = decided(request);
      if (stored.undoing) throw new BackendError('conflict');
      const isAllowed =
        UNDONE_STATES[stored.status].includes(to.status) &&
        checkLine(words, MAX_UNDO_WORDS) === undefined &&
        undoUntil(decision.decidedAt) > new Date() &&
        (stored.undone?.length ?? 0) < MAX_UNDONE;
      if (!isAllowed) throw new BackendError('denied');
      const before = entries([stored.id]).filter(({ kind }) => kind === 'undoProposed').length;
      const proposal = {
        to,
        cause,
        words: normalizeText(words),
        number: Math.max(before, stored.undone?.at(-1)?.staff?.proposal.number ?? 0) + 1,
        author,
        proposedAt: new Date(),
      };
      const proposed = { ...stored, undoing: proposal };
      update(proposed);
      note('undoProposed', stored.id);
      return proposed;
    },
    confirm(request: LoanRequest): LoanRequest {
      const shown = find(request.id);
      const last = shown?.undone?.[request.undone?.length ?? 0]?.staff;
      if (shown && last?.confirmer === author) return shown;
      const { stored, decision, proposal } = waiting(request);
      const isFirst = proposal.author === author || decision.author === author;
      if (!roles.includes('reviewer') || isFirst || undoUntil(decision.decidedAt) <= new Date())
        throw new BackendError('denied');
      const at = new Date();
      const { to, cause } = proposal;
      const { undoing: _, proposal: __, undone = [], ...rest } = stored;
      const changed: LoanRequest = {
        ...rest,
        status: to.status,
        decision:
          to.status === 'pending'
            ? undefined
            : {
                author,
                decidedAt: at,
                reason: to.status === 'declined' ? to.reason : undefined,
              },
        undone: [
          ...undone,
          {
            status: stored.status as Answer,
            decidedAt: decision.decidedAt,
            reason: decision.reason,
            undoneAt: at,
            cause,
            next: to.status,
            staff: { decider: decision.author ?? '', proposal, confirmer: author },
          },
        ],
      };
      update(changed);
      const mailId = `${stored.id}_deshecha_${undone.length + 1}`;
      mails.set(mailId, {
        mailId,
        state: 'unsent',
        error: undefined,
        attempts: 0,
        stuck: false,
        resends: 0,
      });
      return changed;
    },
    drop(request: LoanRequest): LoanRequest {
      const { stored } = waiting(request);
      const { undoing: _, ...kept } = stored;
      update(kept);
      note('undoDropped', stored.id);
      return kept;
    },
  };
}
