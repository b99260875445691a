import type { Signer } from '../../domain/acts/signing';
import type { AuditedList, AuditFilter, AuditRecord, ExportNote } from '../../domain/audit';
import type { BankSettings } from '../../domain/bank-settings';
import type { Undelivered } from '../../domain/core/refused-status';
import type { Listed, Page } from './lists';

/** A member of staff, also one who was removed. */
export interface StaffMember extends Signer {
  /** The e-mail where the bank gave none. */
  readonly name: string;
}

/** Members of staff, their acts, and the bank's settings. */
export interface AuditBackend {
  /** The name of a member of staff by uid; undefined if the directory has no such member. */
  staffName(uid: string): Promise<string | undefined>;
  /** Everybody who is or was a member of staff, by e-mail. */
  staffMembers(): Promise<readonly StaffMember[]>;
  /** A page of at most `size` entries of the audit, newest first. `denied`: no administrator. */
  listAudit(filter: AuditFilter, size: number, after?: unknown): Promise<Page<Listed<AuditRecord>>>;
  /** Records in the audit that this member searches a list, before the search runs. */
  noteSearch(list: AuditedList): Promise<void>;
  /**
   * Records in the audit that this member downloads a list, before there is a file. `denied`: not
   * an administrator.
   */
  noteExport(note: ExportNote): Promise<void>;
  bankSettings(): Promise<BankSettings>;
  /**
   * Queues of events that did not arrive within 24 hours, and statuses that were refused, at most 50 together.
   * `denied`: no administrator.
   */
  undelivered(): Promise<Undelivered>;
}
