import type { ConfirmationSetting } from '../../domain/bank-settings';
import type { MailStatus } from '../../domain/mail/mail';
import type { MailAboutKind } from '../../domain/mail/mails-about';
import type { CaseEntry, Claim, SeenCode } from '../../domain/request/case';
import type { LoanRequest } from '../../domain/request/loan-request';

/** A mail about a request. */
export interface CaseMail extends MailStatus {
  readonly kind: MailAboutKind;
}

/** What is known about one case: claims, log and mails. Working on it is acts. */
export interface CaseworkBackend {
  /**
   * The most that one person may lend on an approval; `confirmationAt` says which amount counts.
   */
  confirmationAmount(): Promise<ConfirmationSetting>;
  /** The present claims. */
  claims(): Promise<readonly Claim[]>;
  /**
   * Records in the audit that this member opens a request, before it is shown; false if there is no
   * request with this id.
   */
  noteOpening(requestId: string): Promise<boolean>;
  /** The acts and notes on these requests, newest first, at most 500. */
  caseEntries(requestIds: readonly string[]): Promise<readonly CaseEntry[]>;
  /** Who saw the challenges of these requests, the latest first; those that nobody saw are missing. */
  seenCodes(requestIds: readonly string[]): Promise<ReadonlyMap<string, readonly SeenCode[]>>;
  /** Every mail about a request, oldest first. */
  mailsOf(request: LoanRequest): Promise<readonly CaseMail[]>;
}
