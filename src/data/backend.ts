import type { AnswerOf, AskedOf } from '../domain/acts/described';
import type { VisitorSaid } from '../domain/acts/visitor/visitor-acts';
import type { Calculator } from '../domain/calculator';
import type { Complaint } from '../domain/complaint/complaint';
import type { Language } from '../domain/language';
import type { LoanConditions } from '../domain/loan/terms';
import type { MarketGames } from '../domain/market/market-value';
import type { Proof, ProofFailure } from '../domain/proof';
import type { Rates } from '../domain/rates/rates';
import type { LoanRequest, LoanRequestDraft } from '../domain/request/loan-request';
import type { Tracking } from '../domain/request/tracking';
import type { Session } from '../domain/session';
import type { SubscriberDraft } from '../domain/subscriber';
import type { CountedResponseTime } from '../domain/summary/response-time';
import type { CodeQuestion, StaffAccount } from './staff/account';
import type { StaffBackend } from './staff/backend';
import type { BankSignInCalls } from './staff/bank-sign-in';
import type { Invitations } from './staff/invitations';

/** The account to prove. */
export interface ProofRequest {
  readonly gameId: string;
  /** The account's tag or name, as typed; a sign-in may have none. */
  readonly tag: string;
  /** The one-time token, for games that have one. */
  readonly token?: string;
}

/** The parameters that came back from the publisher's sign-in. */
export interface SignInAnswer {
  readonly state: string;
  readonly code: string;
}

/** The result of a proof; on failure, with the attempts that are left. */
export type ProofStep =
  | {
      readonly step: 'proven';
      readonly proof: Proof;
      /** The attributes of the account that could not be read. */
      readonly notice: ProofFailure | undefined;
    }
  /** The phrase that the player puts into the profile. */
  | { readonly step: 'code'; readonly code: string }
  /** The address of the publisher's sign-in. */
  | { readonly step: 'oauth'; readonly address: string }
  | { readonly step: 'failed'; readonly failure: ProofFailure; readonly left: number };

/**
 * The calls of public screens to the backend. Every promise rejects with a BackendError and with
 * nothing else.
 */
export interface Backend {
  /**
   * Resolves to the session, or to a new anonymous one if there is none. A repeated call joins the
   * one under way. `no-account`: the provider refuses a new one.
   */
  startSession(): Promise<Session>;
  /** Resolves to the session that there is, or to `none`: unlike `startSession` it makes none. */
  restoreSession(): Promise<Session>;
  /** Games with their market values and last changes, in no particular order. */
  listGames(): Promise<MarketGames>;
  /**
   * The rates in force of a game, given its calculator as in the code: version 1 if staff have
   * published none. One read. `unknown`: they cannot be read, or do not fit the calculator.
   */
  ratesInForce(calculator: Calculator): Promise<Rates>;
  /** One version of a game's rates, undefined if there is none. Version 1 needs no read. */
  ratesOfVersion(calculator: Calculator, version: number): Promise<Rates | undefined>;
  /**
   * The terms in force for the example of a loan, even if they have ended, and the reference rate;
   * undefined if the bank has published none. One read. `unknown`: they cannot be read.
   */
  loanConditions(): Promise<LoanConditions | undefined>;
  /** How fast the bank answered lately; undefined after too few decisions. One read. */
  responseTime(): Promise<CountedResponseTime | undefined>;
  /**
   * Ends the anonymous session, so that this browser can no longer show its request; the bank keeps
   * the record. The next call that needs a session makes a new one. A staff session continues.
   */
  endVisitorSession(): Promise<void>;
  /** The request of this visitor's session, undefined if there is none. */
  ownRequest(): Promise<LoanRequest | undefined>;
  /**
   * The request of this code (`readCode`) as anybody may see it, undefined if no request has the
   * code. Needs no session.
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
   * Carries out what a visitor says, once however often it is said, and resolves to the answer: for this
   * session, or for whoever has the code or the mailed link that it names. Rejects with `denied` if
   * neither may, with `not-a-visitor` while staff are signed in, and with `outdated` if a page of an
   * earlier release said what no act takes any more.
   */
  act<Name extends keyof VisitorSaid>(
    name: Name,
    asked: AskedOf<VisitorSaid, Name>,
  ): Promise<AnswerOf<VisitorSaid, Name>>;
  /**
   * Begins to prove with the publisher that an account is this visitor's: a token proves it at
   * once, or the player has to do the step. `denied`: it is not configured, or App Check refuses.
   */
  beginProof(asked: ProofRequest): Promise<ProofStep>;
  /** Continues after the player put the phrase into the profile, or came back from the sign-in. */
  finishProof(gameId: string, answer?: SignInAnswer): Promise<ProofStep>;
  /** This visitor's proof for a game, undefined if there is none or it has expired. */
  ownProof(gameId: string): Promise<Proof | undefined>;
  /** The complaints of this visitor's session, newest first. Makes no session. */
  ownComplaints(): Promise<readonly Complaint[]>;
  /**
   * Writes a subscriber, its quota and its mail in one batch. The language, Spanish by default, is that
   * of the mail and of the consent. `limit`: too many or too soon. `not-a-visitor`: staff are signed in.
   */
  registerSubscriber(draft: SubscriberDraft, language?: Language): Promise<void>;
  /**
   * Signs staff in. `bad-credentials` covers every wrong e-mail, password or missing claim;
   * `weak-password` is a correct password that the bank's policy no longer accepts. If the account
   * has a second factor, resolves to the question for its code.
   */
  signInStaff(email: string, password: string): Promise<CodeQuestion | undefined>;
  /** The sign-in with an account at the bank, where the bank has it; the first call loads the code. */
  bankSignIn(): Promise<BankSignInCalls>;
  /** The calls of a member about the own account; the first call loads the code. */
  staffAccount(): Promise<StaffAccount>;
  /** The calls of an invited person; the first call loads the code. */
  invitations(): Promise<Invitations>;
  /** Ends the session; the next `startSession` makes an anonymous one. */
  signOut(): Promise<void>;
  /** The calls of staff; the first call loads the code. */
  staff(): Promise<StaffBackend>;
}
