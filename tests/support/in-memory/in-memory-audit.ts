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
  checkDigestEmails,
  MAX_CONFIRMATION,
  type Setting,
} from '../../../src/domain/bank-settings';
import { normalizeEmail } from '../../../src/domain/fields/fields';
import type { Cents } from '../../../src/domain/money';
import type { StaffRole } from '../../../src/domain/session';
/** The audit and the settings of the bank. */
export interface StoredAudit {
  readonly audit?: readonly AuditRecord[];
  /** Ids of entries that cannot be read. */
  readonly unreadableAudit?: readonly string[];
  readonly confirmation?: Setting<Cents>;
  readonly digest?: Setting<readonly string[]>;
}

const DAY_MS = 86_400_000;

/** The part of a staff backend in memory that keeps the audit, for a member with these roles. */
export function createInMemoryAudit(
  contents: StoredAudit,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
) {
  let records = [...(contents.audit ?? [])];
  const settings = {
    confirmation: contents.confirmation ?? { value: undefined, edits: 0 },
    digest: contents.digest ?? { value: [], edits: 0 },
  } as { confirmation: BankSettings['confirmation']; digest: BankSettings['digest'] };

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
    demandAdmin();
  }

  return {
    list({ author: by, act, day }: AuditFilter): Listed<AuditRecord>[] {
      demandAdmin();
      const found = records
        .filter((each) => by === undefined || each.author === by)
        .filter((each) => act === undefined || each.act === act)
        .filter(({ at }) => {
          if (day === undefined) return true;
          const after = at.getTime() - day.getTime();
          return after >= 0 && after < DAY_MS;
        })
        .sort((a, b) => b.at.getTime() - a.at.getTime());
      const broken = (contents.unreadableAudit ?? []).map((id) => ({
        id,
        unreadable: true as const,
      }));
      return [...found, ...broken];
    },
    noteSearch: (list: AuditedList) => note('search', { kind: 'list', list }),
    noteExport({ list, rows, filter }: ExportNote) {
      demandAdmin();
      note('export', { kind: 'list', list }, { rows, filter });
    },
    settings: (): BankSettings => ({ ...settings }),
    saveAmount(seen: BankSettings['confirmation'], value: Cents) {
      demandSeen(settings.confirmation, seen);
      demand(Number.isInteger(value) && value >= 0 && value <= MAX_CONFIRMATION);
      note('changeSettings', { kind: 'settings', setting: 'confirmation' });
      settings.confirmation = { value, edits: seen.edits + 1 };
      return settings.confirmation;
    },
    saveEmails(seen: BankSettings['digest'], emails: readonly string[]) {
      demandSeen(settings.digest, seen);
      const value = emails.map(normalizeEmail);
      demand(checkDigestEmails(value) === undefined);
      note('changeSettings', { kind: 'settings', setting: 'digest' });
      settings.digest = { value, edits: seen.edits + 1 };
      return settings.digest;
    },
  };
}
