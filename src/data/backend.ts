import type { Calculator } from '../domain/calculator';
import type { Language } from '../domain/language';
import type { MarketGames } from '../domain/market-value';
import type { Rates } from '../domain/rates';
import type { LoanRequest, LoanRequestDraft } from '../domain/request/loan-request';
import type { Tracking } from '../domain/request/tracking';
import type { Session } from '../domain/session';
import type { SubscriberDraft } from '../domain/subscriber';
import type { StaffBackend } from './staff-backend';

/**
 * What public screens may ask of the backend. Every promise rejects with a BackendError and with
 * nothing else.
 */
export interface Backend {
  /**
   * Resolves to the session, or to a new anonymous one if there is none. A repeated call joins the
   * one under way.
   */
  startSession(): Promise<Session>;
  /** Games with their market values and last changes, in no particular order. */
  listGames(): Promise<MarketGames>;
  /**
   * The rates in force of a game, given its calculator as the code has it: version 1 where staff
   * published none. One read. `unknown`: they cannot be read, or do not fit the calculator.
   */
  ratesInForce(calculator: Calculator): Promise<Rates>;
  /** One version of a game's rates, undefined where there is none. Version 1 needs no read. */
  ratesOfVersion(calculator: Calculator, version: number): Promise<Rates | undefined>;
  /**
   * Ends the anonymous session, so that this browser can no longer show its request; the record
   * stays with the bank. The next call that needs a session makes a new one. A staff session goes
   * on.
   */
  endVisitorSession(): Promise<void>;
  /** The request of this visitor's session, undefined where there is none. */
  ownRequest(): Promise<LoanRequest | undefined>;
  /**
   * What this code (`readCode`) shows of a request, undefined where no request has it. Needs no
   * session.
   */
  trackRequest(code: string): Promise<Tracking | undefined>;
  /**
   * Writes the request and its mail in one batch, once. Resolves once the write is confirmed or,
   * after an unclear failure, once the stored record has been read back. Rejects with `conflict` if
   * this visitor already has another request, with `rates-changed` if the bank no longer takes the
   * quote's version of the rates, and with `not-a-visitor` while staff are signed in.
   */
  submitLoanRequest(draft: LoanRequestDraft): Promise<LoanRequest>;
  /**
   * Writes a subscriber, its quota and its mail in one batch; the mail is in Spanish by default.
   * `limit`: too many or too soon. `not-a-visitor`: staff are signed in.
   */
  registerSubscriber(draft: SubscriberDraft, language?: Language): Promise<void>;
  /**
   * Signs staff in. `bad-credentials` covers every wrong e-mail, password or missing claim;
   * `weak-password` is a correct password that the bank's policy no longer accepts.
   */
  signInStaff(email: string, password: string): Promise<void>;
  /** Ends the session; the next `startSession` makes an anonymous one. */
  signOut(): Promise<void>;
  /** What staff may do; its code is loaded by the first call. */
  staff(): Promise<StaffBackend>;
}
