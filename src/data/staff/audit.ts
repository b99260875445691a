import type { AuditedList, AuditFilter, AuditRecord, ExportNote } from '../../domain/audit';
import type { BankSettings, ConfirmationSetting } from '../../domain/bank-settings';
import type { Cents } from '../../domain/money';
import type { Listed, Page } from './lists';

/** A member of staff, also one who was removed. */
export interface StaffMember {
  readonly uid: string;
  /** The e-mail where the bank gave none. */
  readonly name: string;
  readonly email: string;
}

/** Who staff are, what they did, and the bank's settings. */
export interface AuditBackend {
  /** The name of a member of staff by uid; undefined if the directory has no such member. */
  staffName(uid: string): Promise<string | undefined>;
  /** Everybody who is or was a member of staff, by e-mail. */
  staffMembers(): Promise<readonly StaffMember[]>;
  /** A page of at most `size` entries of the audit, newest first. `denied`: no administrator. */
  listAudit(filter: AuditFilter, size: number, after?: unknown): Promise<Page<Listed<AuditRecord>>>;
  /** Tells the audit that this member searches a list, before it is searched. */
  noteSearch(list: AuditedList): Promise<void>;
  /** Tells the audit what this member downloads, before there is a file. `denied`: no administrator. */
  noteExport(note: ExportNote): Promise<void>;
  bankSettings(): Promise<BankSettings>;
  /**
   * Proposes the amount above which an approval needs a second person, given the setting that the
   * editor looked at. `conflict`: somebody else changed it meanwhile, or a proposal waits. `denied`:
   * no administrator, or an amount out of bounds.
   */
  proposeAmount(seen: ConfirmationSetting, amount: Cents): Promise<ConfirmationSetting>;
  /**
   * Puts the proposed amount into force; after a raise the smaller one still counts for
   * `RAISE_HOURS`. `conflict`: the setting is no longer the one that was seen. `denied`: neither
   * administrator nor reviewer, or the proposal's own author.
   */
  confirmAmount(seen: ConfirmationSetting): Promise<ConfirmationSetting>;
  /** Takes the proposed amount away, as its author or as a colleague who declines it. */
  withdrawAmount(seen: ConfirmationSetting): Promise<ConfirmationSetting>;
  /**
   * Sets who gets the digest by mail, given the setting that the editor looked at. `conflict`: somebody
   * else changed it meanwhile. `denied`: no administrator, or addresses that cannot be.
   */
  saveDigestEmails(
    seen: BankSettings['digest'],
    emails: readonly string[],
  ): Promise<BankSettings['digest']>;
}
