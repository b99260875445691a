import type { AuditedList, AuditFilter, AuditRecord, ExportNote } from '../../domain/audit';
import type { AddressName, BankSettings, ConfirmationSetting } from '../../domain/bank-settings';
import type { EventQueue } from '../../domain/core/event-queue';
import type { Cents } from '../../domain/money';
import type { Listed, Page } from './lists';

/** A member of staff, also one who was removed. */
export interface StaffMember {
  readonly uid: string;
  /** The e-mail where the bank gave none. */
  readonly name: string;
  readonly email: string;
  /** Has access, and may be the second person. */
  readonly mayReview?: true;
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
   * Proposes the amount above which an approval needs a second person, given the setting that the
   * editor saw. `conflict`: somebody else has changed it, or a proposal waits. `denied`: not an
   * administrator, or an amount out of bounds.
   */
  proposeAmount(seen: ConfirmationSetting, amount: Cents): Promise<ConfirmationSetting>;
  /**
   * Puts the proposed amount into force; after a raise the smaller one still counts for
   * `RAISE_HOURS`. `conflict`: the setting differs from the one that was seen. `denied`: neither
   * administrator nor reviewer, or the proposal's own author.
   */
  confirmAmount(seen: ConfirmationSetting): Promise<ConfirmationSetting>;
  /** Removes the proposed amount, as its author or as a colleague who declines it. */
  withdrawAmount(seen: ConfirmationSetting): Promise<ConfirmationSetting>;
  /**
   * Proposes the addresses of the digest; rejects as `proposeAmount`. Those in force count until
   * somebody else confirms.
   */
  proposeDigestEmails(
    seen: BankSettings['digest'],
    emails: readonly string[],
  ): Promise<BankSettings['digest']>;
  /** Proposes the address of the core system that gets events, empty for none, in the same way. */
  proposeCoreAddress(seen: BankSettings['core'], address: string): Promise<BankSettings['core']>;
  /** Puts proposed addresses into force; rejects as `confirmAmount`. */
  confirmAddress<Name extends AddressName>(
    name: Name,
    seen: BankSettings[Name],
  ): Promise<BankSettings[Name]>;
  /** Removes proposed addresses, as their author or as a colleague who declines them. */
  withdrawAddress<Name extends AddressName>(
    name: Name,
    seen: BankSettings[Name],
  ): Promise<BankSettings[Name]>;
  /** Queues of events that did not arrive within 24 hours, at most 50. `denied`: no administrator. */
  undeliveredEvents(): Promise<readonly EventQueue[]>;
  /**
   * Has the events of such a queue sent again, for another 24 hours. `conflict`: it is on its way
   * already. `denied`: not an administrator.
   */
  sendEventsAgain(subject: string): Promise<void>;
}
