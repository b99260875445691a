import type { AuditedList, AuditFilter, AuditRecord, ExportNote } from '../domain/audit';
import type { BankSettings } from '../domain/bank-settings';
import type { Calculator } from '../domain/calculator';
import type { GameFacts } from '../domain/catalogue';
import type { Text } from '../domain/language';
import type { DeliveryState } from '../domain/mail';
import type { MarketGame, MarketGames, MarketValueChange } from '../domain/market-value';
import type { Cents } from '../domain/money';
import type { PublishedRates, RateFigures, Rates, RatesDraft } from '../domain/rates';
import type { CaseEntry, Claim, SeenCode } from '../domain/request/case';
import type { LoanRequest } from '../domain/request/loan-request';
import type { Need } from '../domain/request/questions';
import type { DeclineReason } from '../domain/request/reasons';
import type { CreditStatus } from '../domain/request/states';
import type { Subscriber } from '../domain/subscriber';
import type { RequestSummary } from '../domain/summary/request-summary';
import type { ImportState, ValueImport } from '../domain/value-import';

/** The largest number of documents that one read fetches (trust decisions). */
export const MAX_PAGE = 500;

/** A record that does not match the specification; a list shows it as unreadable. */
export interface UnreadableRecord {
  readonly id: string;
  readonly unreadable: true;
}

/** A row of a list: a record, or the id of one that cannot be read. */
export type Listed<T> = T | UnreadableRecord;

/** Whether a row is a record that cannot be read. */
export function isUnreadable(row: object): row is UnreadableRecord {
  return 'unreadable' in row;
}

/** The rows that can be read. */
export function readableRows<T extends object>(rows: readonly Listed<T>[]): T[] {
  return rows.flatMap((row) => (isUnreadable(row) ? [] : [row]));
}

/** A page of a list and, if there is another, what to pass to get it. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly next: unknown | undefined;
  /** The number of rows on all pages; only on the first page of a search, where it is known. */
  readonly total?: number | undefined;
}

/**
 * Which requests, and in which order they come: open ones by their deadline, others newest first.
 */
export interface RequestFilter {
  /** `open` are all that can be decided; `confirming` those that wait for a second person. */
  readonly status: CreditStatus | 'open' | 'confirming' | 'all';
  /** A `gameid`, or undefined for every game. */
  readonly gameId: string | undefined;
  /** Only pending ones whose 72 hours are over. */
  readonly overdue: boolean;
  /** Only those with proven lines, or only those in which all are as declared. */
  readonly proof?: 'proven' | 'declared' | undefined;
  /**
   * Words, or beginnings of words, of name, nickname, cedula, e-mail or reference; empty for all.
   */
  readonly search: string;
}

/** Which data of a request also appear in another request. */
export interface RepeatFlags {
  readonly cedula: boolean;
  readonly email: boolean;
}

/** Which subscribers, and in which order. */
export interface SubscriberFilter {
  /** Beginning of an e-mail, name or last name; empty for all. */
  readonly search: string;
  readonly sortBy: 'email' | 'name' | 'lastName' | 'registeredAt';
  readonly descending: boolean;
}

/** The counts that the queue shows. */
export interface RequestCounts {
  readonly pending: number;
  /** Pending with less than 12 hours left, overdue ones included. */
  readonly soon: number;
  readonly decidedToday: number;
}

/** The requests of each game, as functions add them up. */
export interface RequestAverages {
  /** By `gameid`; a game without requests is missing. */
  readonly byGame: Readonly<Record<string, RequestSummary>>;
  /** Ids of games whose summary cannot be read. */
  readonly unreadable: readonly string[];
}

/** A mail as staff see it. */
export interface MailStatus {
  /** What `sendMailAgain` takes. */
  readonly mailId: string;
  readonly state: DeliveryState;
  readonly error: string | undefined;
  readonly attempts: number;
  /** The mail was neither sent nor refused, and no worker is sending it. */
  readonly stuck: boolean;
}

/** A mail about a request. */
export interface CaseMail extends MailStatus {
  readonly kind: 'received' | 'question' | 'answer' | 'withdrawal' | 'correction' | 'result';
}

/** A member of staff, also one who was removed. */
export interface StaffMember {
  readonly uid: string;
  readonly email: string;
}

/** What staff decide; a decline always has a reason. */
export type DecisionChoice =
  | { readonly status: 'approved' }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** What staff may ask of the backend; the rules enforce who staff is. Rejects as Backend does. */
export interface StaffBackend {
  listGames(): Promise<MarketGames>;
  /** The changes of a game, newest first, at most 500. */
  listChanges(gameId: string): Promise<MarketValueChange[]>;
  /**
   * Appends a market value with its change entry in one transaction. `seen` is the list the editor
   * looked at: when the stored one differs it rejects with `conflict` and writes nothing. `denied`:
   * no reviewer, or out of bounds.
   */
  appendMarketValue(
    gameId: string,
    seen: readonly number[],
    value: number,
    reason: Text | undefined,
  ): Promise<void>;
  /**
   * Edits name, image and path of a game, given the game that the editor looked at. `conflict`:
   * somebody else edited it meanwhile. `denied`: no administrator, or a fact that cannot be stored.
   */
  editGame(seen: MarketGame, facts: GameFacts): Promise<MarketGame>;
  /**
   * Asks for many market values to change together, and resolves to the id by which `importState`
   * tells what came of it. `denied`: no administrator, or a reason that is missing in a language.
   */
  importValues(asked: ValueImport): Promise<string>;
  /** How an import stands; `unknown` where there is none with this id. */
  importState(id: string): Promise<ImportState>;
  /** The rates in force of a game; see Backend.ratesInForce. */
  ratesInForce(calculator: Calculator): Promise<Rates>;
  /**
   * Every version of a game's rates, newest first. A version that does not fit the calculator of
   * today is unreadable, with its number as id.
   */
  ratesHistory(calculator: Calculator): Promise<Listed<Rates>[]>;
  /** The draft of a game, undefined where there is none; `unknown`: it does not fit its calculator. */
  ratesDraft(calculator: Calculator): Promise<RatesDraft | undefined>;
  /**
   * Saves a draft. Whoever changes a figure becomes its author. `seen` is the draft that the editor
   * began with, undefined for none: when the stored one differs it rejects with `conflict`.
   * `denied`: neither analyst nor reviewer, or figures or reason out of bounds.
   */
  saveRatesDraft(
    calculator: Calculator,
    seen: RatesDraft | undefined,
    next: RateFigures & { readonly reason: Text },
  ): Promise<RatesDraft>;
  /** Deletes a draft; `conflict` when the stored one is not the one that was seen. */
  discardRatesDraft(calculator: Calculator, seen: RatesDraft): Promise<void>;
  /**
   * Gives a draft back to its author with a note, which replaces an earlier one; the next save
   * removes it. `conflict`: the stored draft is not the one that was seen. `denied`: not a reviewer,
   * the draft's own author, or a note that is no line of at most 280 characters.
   */
  returnRatesDraft(calculator: Calculator, seen: RatesDraft, note: string): Promise<RatesDraft>;
  /**
   * Puts a draft into force at once, as the version after `inForce`, and deletes it. `conflict`:
   * draft or rates in force are no longer those that were seen. `denied`: not a reviewer, the
   * draft's own author, or a reason that is missing in a language.
   */
  publishRates(calculator: Calculator, draft: RatesDraft, inForce: Rates): Promise<PublishedRates>;
  /** A page of at most `size` requests. */
  pageRequests(
    filter: RequestFilter,
    size: number,
    after?: unknown,
  ): Promise<Page<Listed<LoanRequest>>>;
  /**
   * How many requests match a filter. Its search is ignored, because a search has its own total.
   */
  countRequests(filter: RequestFilter): Promise<number>;
  /** The request with this id, undefined where there is none. */
  findRequest(id: string): Promise<Listed<LoanRequest> | undefined>;
  requestCounts(now: Date): Promise<RequestCounts>;
  /** The other requests with the same cedula or the same e-mail. */
  findRepeats(request: LoanRequest): Promise<{
    readonly cedula: readonly Listed<LoanRequest>[];
    readonly email: readonly Listed<LoanRequest>[];
  }>;
  /**
   * Which data of each request also appear in another, by request id. A request is left out if that
   * could not be checked.
   */
  flagRepeats(requests: readonly LoanRequest[]): Promise<ReadonlyMap<string, RepeatFlags>>;
  /**
   * The status, who, when and why, the result mail and the audit entry, in one batch, which also
   * closes the open `repeats` of the same person (at most `MAX_REPEATS`) as repeats, with their
   * mails. Resolves to what it changed, the request first. An approval above the bank's amount is
   * proposed at first: the request stays pending, with a proposal that waits, there is no mail, and
   * the repeats stay; a second person approves it with the same call. Repeats that the rules do not
   * let close stay open. `conflict`: already decided, or changed by the visitor meanwhile, or
   * somebody else has it. `denied`: the role may not, or it is the proposer's own confirmation.
   */
  decide(
    request: LoanRequest,
    choice: DecisionChoice,
    repeats?: readonly LoanRequest[],
  ): Promise<readonly LoanRequest[]>;
  /** Approvals of a greater value need a second person; undefined: all of them do. */
  confirmationAmount(): Promise<Cents | undefined>;
  /** Who works on what at this moment. */
  claims(): Promise<readonly Claim[]>;
  /**
   * Takes requests of one case for `CLAIM_MINUTES`, with an audit entry for each; those that the
   * member has already are renewed without an entry. With a reason it takes them from whoever has
   * them. `conflict`: somebody else has one and there is no reason. `denied`: neither analyst nor
   * reviewer.
   */
  claim(requestIds: readonly string[], takeOverReason?: string): Promise<readonly Claim[]>;
  /** Gives back what the member has of these; resolves also where somebody else has it by now. */
  release(requestIds: readonly string[]): Promise<void>;
  /**
   * The open request with the nearest deadline that nobody else has and that does not wait for the
   * visitor or, for its proposer, for a second person; undefined where there is none. `skip` is left
   * out.
   */
  nextRequest(skip?: string): Promise<LoanRequest | undefined>;
  /** Tells the audit that this member opens a request, before it is shown. */
  noteOpening(requestId: string): Promise<void>;
  /** What was done and noted about these requests, newest first, at most 500. */
  caseEntries(requestIds: readonly string[]): Promise<readonly CaseEntry[]>;
  /** `denied`: neither analyst nor reviewer, or no text of at most `MAX_NOTE` characters. */
  addNote(requestId: string, text: string): Promise<CaseEntry>;
  /**
   * Notes, once and for good, that this member saw the challenge of an open request in the account.
   * `conflict`: a colleague did already or has the request, or it is closed. `denied`: neither
   * analyst nor reviewer.
   */
  noteSeenCode(request: LoanRequest): Promise<CaseEntry>;
  /** Who saw the challenges of these requests; those that nobody saw are missing. */
  seenCodes(requestIds: readonly string[]): Promise<ReadonlyMap<string, SeenCode>>;
  /**
   * Asks the visitor for something before deciding, with a mail. `conflict`: the request is no
   * longer pending, or its address was corrected meanwhile. `denied`: it was asked `MAX_QUESTIONS`
   * times already.
   */
  askInformation(request: LoanRequest, need: Need): Promise<LoanRequest>;
  /** Every mail about a request, oldest first. */
  mailsOf(request: LoanRequest): Promise<readonly CaseMail[]>;
  /**
   * Sends a failed or stuck mail again; also resolves if somebody else already did. `denied`: the
   * mail is new and may still be sent by itself.
   */
  sendMailAgain(mailId: string): Promise<void>;
  requestAverages(): Promise<RequestAverages>;
  pageSubscribers(
    filter: SubscriberFilter,
    size: number,
    after?: unknown,
  ): Promise<Page<Listed<Subscriber>>>;
  /** The number of subscribers; a search has its own total. */
  countSubscribers(): Promise<number>;
  /** The e-mail of a member of staff by uid; undefined if the directory has no such member. */
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
   * Sets the amount above which an approval needs a second person, given the setting that the editor
   * looked at. `conflict`: somebody else changed it meanwhile. `denied`: no administrator, or an
   * amount out of bounds.
   */
  saveConfirmationAmount(
    seen: BankSettings['confirmation'],
    amount: Cents,
  ): Promise<BankSettings['confirmation']>;
  /** Sets who gets the digest by mail, in the same way. */
  saveDigestEmails(
    seen: BankSettings['digest'],
    emails: readonly string[],
  ): Promise<BankSettings['digest']>;
}
