import type { Text } from '../domain/language';
import type { LoanRequest } from '../domain/loan-request';
import type { DeliveryState } from '../domain/mail';
import type { MarketGame, MarketValueChange } from '../domain/market-value';
import type { Cents } from '../domain/money';
import type { Subscriber } from '../domain/subscriber';

/** The largest number of documents that one read fetches (trust decisions). */
export const MAX_PAGE = 500;

/** A page of a list and, where there is more, what to pass to get the next one. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly next: unknown | undefined;
}

/** Which requests, and in which order they come: soonest deadline first. */
export interface RequestFilter {
  readonly status: 'pending' | 'approved' | 'declined' | 'all';
  /** A `gameid`, or undefined for every game. */
  readonly gameId: string | undefined;
  /** Only pending ones whose 72 hours are over. */
  readonly overdue: boolean;
  /** Beginning of a name, e-mail or cedula; empty for all. */
  readonly search: string;
}

/** Which subscribers, and in which order. */
export interface SubscriberFilter {
  /** Beginning of an e-mail, name or last name; empty for all. */
  readonly search: string;
  readonly sortBy: 'email' | 'name' | 'lastName' | 'registeredAt';
  readonly descending: boolean;
}

/** Numbers of the queue. */
export interface RequestCounts {
  readonly pending: number;
  /** Pending with less than 12 hours left, overdue ones included. */
  readonly soon: number;
  readonly decidedToday: number;
}

/** The requests of one game, as far as Firestore can aggregate them. */
export interface GameRequests {
  readonly count: number;
  /** Mean requested value; undefined without requests. */
  readonly mean: Cents | undefined;
  /** Exact median requested value; undefined without requests. */
  readonly median: Cents | undefined;
  /** Mean and count per day of the last 30 days, oldest first, days without requests left out. */
  readonly days: readonly { readonly day: Date; readonly count: number; readonly mean: Cents }[];
}

/** A mail as staff see it. */
export interface MailStatus {
  /** What `sendMailAgain` takes. */
  readonly mailId: string;
  readonly state: DeliveryState;
  readonly error: string | undefined;
  readonly attempts: number;
  /** It neither went out nor failed, and nobody is sending it any more. */
  readonly stuck: boolean;
}

/** What staff may ask of the backend; the rules enforce who staff is. Rejects as Backend does. */
export interface StaffBackend {
  listGames(): Promise<MarketGame[]>;
  /** The changes of a game, newest first, at most 500. */
  listChanges(gameId: string): Promise<MarketValueChange[]>;
  /**
   * Appends a market value with its change entry in one transaction. `seen` is the list the editor
   * looked at: when the stored one differs it rejects with `conflict` and writes nothing.
   */
  appendMarketValue(
    gameId: string,
    seen: readonly number[],
    value: number,
    reason: Text | undefined,
  ): Promise<void>;
  /** A page of at most `size` requests. */
  pageRequests(filter: RequestFilter, size: number, after?: unknown): Promise<Page<LoanRequest>>;
  countRequests(filter: RequestFilter): Promise<number>;
  requestCounts(now: Date): Promise<RequestCounts>;
  /** The other requests with the same cedula or the same e-mail. */
  findRepeats(
    request: LoanRequest,
  ): Promise<{ readonly cedula: readonly LoanRequest[]; readonly email: readonly LoanRequest[] }>;
  /** The status, who and when, and the result mail, in one batch. `conflict`: already decided. */
  decide(request: LoanRequest, status: 'approved' | 'declined'): Promise<LoanRequest>;
  /** The mail of a request (received or result), undefined where there is none. */
  mailStatus(request: LoanRequest, which: 'received' | 'result'): Promise<MailStatus | undefined>;
  /**
   * Has a mail that failed or is stuck sent again; resolves too where somebody else already had it
   * sent. `denied`: it is new, and its event may still come.
   */
  sendMailAgain(mailId: string): Promise<void>;
  gameRequests(gameId: string, now: Date): Promise<GameRequests>;
  pageSubscribers(
    filter: SubscriberFilter,
    size: number,
    after?: unknown,
  ): Promise<Page<Subscriber>>;
  countSubscribers(filter: SubscriberFilter): Promise<number>;
  /** The e-mail of a staff member by uid, undefined for one unknown by now. */
  staffName(uid: string): Promise<string | undefined>;
}
