import { BackendError } from '../../../src/data/errors';
import type { Listed } from '../../../src/data/staff/lists';
import type {
  AuditAct,
  AuditedList,
  AuditFilter,
  AuditRecord,
  AuditSubject,
  ExportNote,
} from '../../../src/domain/audit';
import {
  type BankSettings,
  type ConfirmationSetting,
  checkDigestEmails,
  confirmationAt,
  isCoreAddress,
  MAX_CONFIRMATION,
  type Setting,
} from '../../../src/domain/bank-settings';
import type { EventQueue } from '../../../src/domain/core/event-queue';
import { dayKey } from '../../../src/domain/day';
import { readEmail } from '../../../src/domain/fields/identifiers/email';
import type { Cents } from '../../../src/domain/money';
import type { StaffRole } from '../../../src/domain/session';
import { readAuditRecord } from '../../../src/records/staff/audit-reading';
import type { InMemoryDocuments } from './in-memory-documents';

/** The audit and the settings of the bank. */
export interface StoredAudit {
  readonly audit?: readonly AuditRecord[];
  /** Ids of entries that cannot be read. */
  readonly unreadableAudit?: readonly string[];
  /** 400 dollars by default. */
  readonly confirmation?: ConfirmationSetting;
  readonly digest?: Setting<readonly string[]>;
  readonly core?: Setting<string>;
  /** Events that did not arrive within 24 hours. */
  readonly undelivered?: readonly EventQueue[];
}

const LOCAL_AMOUNT: ConfirmationSetting = { value: 40_000, edits: 1 };

/** The part of a staff backend in memory that keeps the audit, for a member with these roles. */
export function createInMemoryAudit(
  contents: StoredAudit,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
  stage: InMemoryDocuments,
) {
  let records = [...(contents.audit ?? [])];
  let confirmation = contents.confirmation ?? LOCAL_AMOUNT;
  let digest = contents.digest ?? { value: [], edits: 0 };
  let core = contents.core ?? { value: '', edits: 0 };
  let undelivered = contents.undelivered ?? [];

  stage.onMade((path, fields) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'auditoria') records = [readAuditRecord(id, fields), ...records];
  });

  function demand(isAllowed: boolean) {
    if (!isAllowed) throw new BackendError('denied');
  }
  const demandAdmin = () => demand(roles.includes('admin'));

  function note(act: AuditAct, subject: AuditSubject, more: Partial<AuditRecord> = {}) {
    const id = `${act}${records.length}`;
    records = [{ id, author, at: new Date(), act, subject, ...more }, ...records];
  }

  function demandSeen(stored: Setting<unknown>, seen: Setting<unknown>) {
    if (stored.edits !== seen.edits) throw new BackendError('conflict');
  }

  /** The setting with its proposal, to somebody who may confirm or decline one. */
  function demandWaiting(seen: ConfirmationSetting) {
    demandSeen(confirmation, seen);
    const { proposal } = confirmation;
    if (!proposal || !(roles.includes('admin') || roles.includes('reviewer')))
      throw new BackendError('denied');
    return { ...confirmation, proposal };
  }

  function changeAmount(act: AuditAct, proposed: Cents, next: ConfirmationSetting) {
    const amounts = { before: confirmation.value, proposed };
    note(act, { kind: 'settings', setting: 'confirmation' }, { amounts });
    confirmation = { ...next, edits: next.edits + 1 };
    return confirmation;
  }

  return {
    list({ author: by, act, day }: AuditFilter): Listed<AuditRecord>[] {
      demandAdmin();
      const found = records
        .filter((each) => by === undefined || each.author === by)
        .filter((each) => act === undefined || each.act === act)
        .filter(({ at }) => day === undefined || dayKey(at) === day)
        .sort((a, b) => b.at.getTime() - a.at.getTime());
      const broken = (contents.unreadableAudit ?? []).map((id) => ({
        id,
        unreadable: true as const,
      }));
      return [...found, ...broken];
    },
    /** Records another part's act in the audit. */
    note,
    noteSearch: (list: AuditedList) => note('search', { kind: 'list', list }),
    noteExport({ list, rows, filter }: ExportNote) {
      demandAdmin();
      note('export', { kind: 'list', list }, { rows, filter });
    },
    settings: (): BankSettings => ({ confirmation, digest, core }),
    confirmation: () => confirmation,
    proposeAmount(seen: ConfirmationSetting, amount: Cents) {
      demandSeen(confirmation, seen);
      if (confirmation.proposal) throw new BackendError('conflict');
      demandAdmin();
      demand(Number.isInteger(amount) && amount >= 0 && amount <= MAX_CONFIRMATION);
      const proposal = { amount, author, proposedAt: new Date() };
      return changeAmount('proposeAmount', amount, { ...confirmation, proposal });
    },
    confirmAmount(seen: ConfirmationSetting) {
      const { proposal } = demandWaiting(seen);
      demand(proposal.author !== author);
      const changedAt = new Date();
      return changeAmount('confirmAmount', proposal.amount, {
        value: proposal.amount,
        edits: seen.edits,
        before: { amount: confirmationAt(confirmation, changedAt) ?? 0, changedAt },
      });
    },
    withdrawAmount(seen: ConfirmationSetting) {
      const { proposal, ...rest } = demandWaiting(seen);
      return changeAmount('withdrawAmount', proposal.amount, rest);
    },
    saveEmails(seen: BankSettings['digest'], emails: readonly string[]) {
      demandSeen(digest, seen);
      demandAdmin();
      const value = emails.map((email) => readEmail(email).text);
      demand(checkDigestEmails(value) === undefined);
      note('changeSettings', { kind: 'settings', setting: 'digest' });
      digest = { value, edits: seen.edits + 1 };
      return digest;
    },
    saveCoreAddress(seen: BankSettings['core'], address: string) {
      demandSeen(core, seen);
      demandAdmin();
      demand(isCoreAddress(address));
      note('changeSettings', { kind: 'settings', setting: 'core' });
      core = { value: address, edits: seen.edits + 1 };
      return core;
    },
    undelivered() {
      demandAdmin();
      return undelivered;
    },
    sendEventsAgain(subject: string) {
      demandAdmin();
      if (!undelivered.some((queue) => queue.subject === subject))
        throw new BackendError('conflict');
      note('sendEventsAgain', { kind: 'events', id: subject });
      undelivered = undelivered.filter((queue) => queue.subject !== subject);
    },
    /** A colleague's act on the amount meanwhile. */
    setConfirmation(next: ConfirmationSetting) {
      confirmation = next;
    },
  };
}
