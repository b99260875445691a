import type { DecisionChoice } from '../../domain/acts/deciding';
import type { ConfirmationSetting } from '../../domain/bank-settings';
import type { DeliveryState } from '../../domain/mail/mail';
import type { MailAboutKind } from '../../domain/mail/mails-about';
import type { CaseEntry, Claim, SeenCode } from '../../domain/request/case';
import type { LoanRequest } from '../../domain/request/loan-request';
import type { Need } from '../../domain/request/questions';
import type { UndoDraft } from '../../domain/request/undo';

export type { DecisionChoice };

/** A mail as staff see it. */
export interface MailStatus {
  /** The reference for `sendMailAgain`. */
  readonly mailId: string;
  readonly state: DeliveryState;
  readonly error: string | undefined;
  readonly attempts: number;
  /** The mail was neither sent nor refused, and no worker is sending it. */
  readonly stuck: boolean;
  /** How often staff had it sent again, at most `MAX_RESENDS` times. */
  readonly resends: number;
}

/** A mail about a request. */
export interface CaseMail extends MailStatus {
  readonly kind: MailAboutKind;
}

/** Working on one request: claims, decisions, questions, log and mails. */
export interface CaseworkBackend {
  /**
   * Writes status, author, time, reason, result mail and audit entry in one batch, and closes the
   * open `repeats` of the same person (at most `MAX_REPEATS` of them in that batch), with their
   * mails. Resolves to the changed requests, the decided one first. An approval above the bank's
   * amount is only proposed at first: the request stays pending with a waiting proposal, no mail is
   * sent, and the repeats stay open; a second person approves it with the same call. Repeats that
   * the rules refuse to close stay open. `conflict`: already decided, changed by the visitor
   * meanwhile, or taken by somebody else. `denied`: the role may not, or it is the proposer's own
   * confirmation.
   */
  decide(
    request: LoanRequest,
    choice: DecisionChoice,
    repeats?: readonly LoanRequest[],
  ): Promise<readonly LoanRequest[]>;
  /**
   * Asks the visitor a question before deciding, with a mail. `conflict`: the request is no longer
   * pending, or its address was corrected meanwhile. `denied`: it has had `MAX_QUESTIONS` questions
   * already.
   */
  askInformation(request: LoanRequest, need: Need): Promise<LoanRequest>;
  /**
   * Proposes to undo the decision on a request, within `UNDO_DAYS` of it; nothing changes for the
   * visitor. `conflict`: already proposed or undone. `denied`: the role may not, the days are over,
   * `MAX_UNDONE` decisions were undone, or the words are no text of at most `MAX_UNDO_WORDS`.
   */
  proposeUndo(request: LoanRequest, draft: UndoDraft): Promise<LoanRequest>;
  /**
   * Confirms the waiting proposal, in one batch with the visitor's mail and an audit entry. The request
   * is pending again, with 72 new hours, or takes the other answer. `conflict`: confirmed, given up or
   * changed meanwhile. `denied`: no reviewer, the days are over, or this member proposed it or decided.
   */
  confirmUndo(request: LoanRequest): Promise<LoanRequest>;
  /** Gives the waiting proposal up, whoever made it: the decision stays. `conflict`: it waits no more. */
  dropUndo(request: LoanRequest): Promise<LoanRequest>;
  /**
   * The amount above which approvals need a second person; `confirmationAt` says which amount
   * counts.
   */
  confirmationAmount(): Promise<ConfirmationSetting>;
  /** The present claims. */
  claims(): Promise<readonly Claim[]>;
  /**
   * Takes requests of one case for `CLAIM_MINUTES`, with an audit entry for each; the member's own
   * claims are renewed without an entry. With a reason it takes them over from other members.
   * `conflict`: somebody else has one and there is no reason. `denied`: neither analyst nor
   * reviewer.
   */
  claim(requestIds: readonly string[], takeOverReason?: string): Promise<readonly Claim[]>;
  /**
   * Gives back the member's claims on these; also resolves if somebody else has taken them since.
   */
  release(requestIds: readonly string[]): Promise<void>;
  /**
   * Records in the audit that this member opens a request, before it is shown; false if there is no
   * request with this id.
   */
  noteOpening(requestId: string): Promise<boolean>;
  /** The acts and notes on these requests, newest first, at most 500. */
  caseEntries(requestIds: readonly string[]): Promise<readonly CaseEntry[]>;
  /** `denied`: neither analyst nor reviewer, or no text of at most `MAX_NOTE` characters. */
  addNote(requestId: string, text: string): Promise<CaseEntry>;
  /**
   * Records for good that this member saw the challenge of an open request in the account.
   * `conflict`: a colleague did already or has the request, or it is closed. `denied`: neither
   * analyst nor reviewer.
   */
  noteSeenCode(request: LoanRequest): Promise<CaseEntry>;
  /** Who saw the challenges of these requests; those that nobody saw are missing. */
  seenCodes(requestIds: readonly string[]): Promise<ReadonlyMap<string, SeenCode>>;
  /** Every mail about a request, oldest first. */
  mailsOf(request: LoanRequest): Promise<readonly CaseMail[]>;
  /**
   * Sends a failed or stuck mail again, with an audit entry; also resolves if somebody else already
   * did. `denied`: neither analyst nor reviewer, sent again `MAX_RESENDS` times already, or the
   * mail is new and may still be sent by the function.
   */
  sendMailAgain(mailId: string): Promise<void>;
}
