import type { Language } from '../domain/language';
import type { LoanRequest, LoanRequestDraft } from '../domain/loan-request';
import type { MarketGames } from '../domain/market-value';
import type { Session } from '../domain/session';
import type { SubscriberDraft } from '../domain/subscriber';
import type { StaffBackend } from './staff-backend';

/**
 * What public screens may ask of the backend. Every promise rejects with a BackendError and with
 * nothing else.
 */
export interface Backend {
  /**
   * Makes sure that there is a session, an anonymous one where there is none, and resolves to it.
   * A repeated call joins the one under way.
   */
  startSession(): Promise<Session>;
  /** Games with their market values and last changes, in no particular order. */
  listGames(): Promise<MarketGames>;
  /**
   * Ends the anonymous session, so that this browser can no longer show its request; the record
   * stays with the bank. The next need of a session makes a new one. A session of staff goes on.
   */
  endVisitorSession(): Promise<void>;
  /** The request of this visitor's session, undefined where there is none. */
  ownRequest(): Promise<LoanRequest | undefined>;
  /**
   * Writes the request and its mail in one batch, once. Resolves once the write is confirmed or,
   * after an unclear failure, once the stored record has been read back. Rejects with `conflict` when this
   * visitor already has another request, and with `not-a-visitor` while staff are signed in.
   */
  submitLoanRequest(draft: LoanRequestDraft): Promise<LoanRequest>;
  /**
   * Writes a subscriber, its quota and its mail (in this language, Spanish where none is given) in
   * one batch. `limit`: too many or too soon. `not-a-visitor`: staff are signed in.
   */
  registerSubscriber(draft: SubscriberDraft, language?: Language): Promise<void>;
  /**
   * Signs staff in. `bad-credentials` covers every wrong e-mail, password or missing claim;
   * `weak-password` is a right password that the bank's policy no longer takes.
   */
  signInStaff(email: string, password: string): Promise<void>;
  /** Ends the session; the next `startSession` makes an anonymous one. */
  signOut(): Promise<void>;
  /** What staff may do, loaded when first asked for. */
  staff(): Promise<StaffBackend>;
}
