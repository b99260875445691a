import type { LoanRequest } from '../../domain/request/loan-request';
import type { CreditStatus } from '../../domain/request/states';
import type { RequestSummary } from '../../domain/summary/request-summary';
import type { Listed } from './lists';

/**
 * An order of requests; those without a value count as less than any other. The time left is that
 * until the deadline; closed ones have the time of receipt.
 */
export interface RequestOrder {
  readonly by: 'left' | 'name' | 'value';
  readonly descending: boolean;
}

/** A filter of requests, and their order. */
export interface RequestFilter {
  /**
   * `open`: every request that can be decided; `confirming`: the pending ones that wait for a
   * second person, as the search index has them.
   */
  readonly status: CreditStatus | 'open' | 'confirming' | 'reconsidering' | 'all';
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
  /** The list's own order if it is undefined. */
  readonly order?: RequestOrder | undefined;
}

/** Whether the requests of a list have deadlines, by which the time left is in order. */
export const hasDeadlines = ({ status, overdue }: Pick<RequestFilter, 'status' | 'overdue'>) =>
  overdue || ['open', 'pending', 'confirming', 'reconsidering'].includes(status);

/** The order of a list in which none was chosen: open ones by their deadline, others newest first. */
export function ownOrder(filter: Pick<RequestFilter, 'status' | 'overdue'>): RequestOrder {
  return { by: 'left', descending: !hasDeadlines(filter) && filter.status !== 'information' };
}

/** The counts that the queue shows. */
export interface RequestCounts {
  readonly pending: number;
  /** Pending with less than 12 hours left, overdue ones included. */
  readonly soon: number;
  readonly decidedToday: number;
}

/** Sums over the requests of each game, kept by functions. */
export interface RequestAverages {
  /** By `gameid`; a game without requests is missing. */
  readonly byGame: Readonly<Record<string, RequestSummary>>;
  /** Ids of games whose summary cannot be read. */
  readonly unreadable: readonly string[];
}

/** What changed about requests since an earlier look. */
export interface RequestChanges {
  /** As stored now, with their case files, the oldest change first; erased ones are missing. */
  readonly changed: readonly Listed<LoanRequest>[];
  /** The moment up to which this look saw changes, by the server's clock. */
  readonly until: Date;
  /** The argument of the next look. */
  readonly next: unknown;
}
