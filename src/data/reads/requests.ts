import { dayKey, dayStart } from '../../domain/day';
import { type LoanRequest, SOON_HOURS } from '../../domain/request/loan-request';
import { isOpen } from '../../domain/request/states';
import { HOUR_MS } from '../../domain/time';
import { readStaffRequest } from '../../records/case-file';
import {
  OPEN_STATES,
  OURS,
  STORED_RECONSIDERING,
  STORED_STATUS,
  STORED_UNDOING,
  WAITING_STATES,
} from '../../records/states';
import { isUnreadable, type Listed, type Page } from '../staff/lists';
import { hasDeadlines, type RequestCounts, type RequestFilter } from '../staff/requests';
import type { Condition, Query, Reading } from '../store';
import { pageOfEntries, pageOfRequests } from './case-files';
import { readRow } from './lists';
import { storedOrder } from './request-order';
import { pageOfSearch, type RequestSearch } from './request-search';

/** Whether nothing can match a filter, because only a pending request is ever overdue. */
function isImpossible({ overdue, status }: RequestFilter): boolean {
  return overdue && status !== 'all' && status !== 'open' && status !== 'pending';
}

/**
 * Whether only the search index can filter or order so. No query finds a missing field, and only
 * the index knows which requests wait for a second person, and every deadline.
 */
const needsIndex = (filter: RequestFilter) =>
  filter.proof !== undefined || storedOrder(filter).field !== 'registro' || hasDeadlines(filter);

/** The stored states of a filter; undefined for all. */
function storedStates(status: RequestFilter['status']): readonly string[] | undefined {
  switch (status) {
    case 'all':
      return undefined;
    case 'open':
      return [...OPEN_STATES];
    case 'confirming':
      return WAITING_STATES;
    case 'pending':
      return OURS;
    case 'reconsidering':
      return [STORED_RECONSIDERING];
    case 'approved':
    case 'declined':
      return [STORED_STATUS[status], STORED_UNDOING[status]];
    default:
      return [STORED_STATUS[status]];
  }
}

/**
 * Conditions on the fields that the search index has too; proofs are conditions of the index alone.
 */
function conditionsOf({ status, overdue, gameId, proof }: RequestFilter): Condition[] {
  // The bank is not late while it waits for the visitor.
  const states = overdue ? OURS : storedStates(status);
  return [
    ...(states ? [['estadoCredito', 'in', states] as const] : []),
    ...(gameId === undefined ? [] : [['juego', '==', gameId] as const]),
    ...(proof === undefined ? [] : [['probada', '==', proof === 'proven'] as const]),
  ];
}

/** The records that match, or their entries in the index. */
function filtered({ clock }: Reading, filter: RequestFilter): Query {
  const late = ['vence', '<=', new Date(clock.now())] as const;
  return {
    of: needsIndex(filter) ? 'indice' : 'users',
    where: [...conditionsOf(filter), ...(filter.overdue ? [late] : [])],
  };
}

function searchOf({ clock }: Reading, filter: RequestFilter): RequestSearch {
  return {
    typed: filter.search,
    conditions: conditionsOf(filter),
    dueBy: filter.overdue ? clock.now() : undefined,
    order: storedOrder(filter),
  };
}

/**
 * A page of requests in the order of the filter; of the same name or value the oldest comes first, or
 * the first that is overdue. A request without a date is in no list of closed ones, but a search finds
 * it. Case files are read only for notices and waiting proposals.
 */
export async function pageRequests(
  context: Reading,
  filter: RequestFilter,
  size: number,
  after?: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  if (isImpossible(filter)) return { rows: [], next: undefined };
  const { store } = context;
  if (filter.search.trim() !== '')
    return pageOfSearch(store, searchOf(context, filter), size, after);
  const { field, descending, ties } = storedOrder(filter);
  const ordered: Query = {
    ...filtered(context, filter),
    order: [[field, descending ? 'desc' : 'asc'], ...(ties ? [[ties, 'asc'] as const] : [])],
  };
  if (!needsIndex(filter)) return pageOfRequests(store, ordered, size, after);
  const page = await pageOfEntries(store, ordered, size, after);
  return hasDeadlines(filter) ? { ...page, rows: page.rows.filter(isStillOpen) } : page;
}

/** Whether a request still belongs among open ones; the index learns a moment later that it does not. */
const isStillOpen = (row: Listed<LoanRequest>) =>
  isUnreadable(row) || isOpen(row.status) || row.undoing !== undefined;

/** Whether a text can be a document's id; Firestore throws on any other. */
export const isDocumentId = (id: string): boolean => /^(?!\.\.?$)(?!__)[^/]{1,128}$/.test(id);

/** The request with this id, undefined if there is none. */
export async function findRequest(
  { store }: Reading,
  id: string,
): Promise<Listed<LoanRequest> | undefined> {
  if (!isDocumentId(id)) return undefined;
  const [data, file] = await Promise.all([
    store.get(`users/${id}`),
    store.get(`expedientes/${id}`),
  ]);
  return data && readRow((uid, fields) => readStaffRequest(uid, fields, file), id, data);
}

/** How many requests match a filter. Its search is ignored, because a search has its own total. */
export const countRequests = async (context: Reading, filter: RequestFilter): Promise<number> =>
  isImpossible(filter) ? 0 : context.store.count(filtered(context, filter));

/** Numbers of the queue; the day is that of Santo Domingo. */
export async function requestCounts({ store, clock }: Reading): Promise<RequestCounts> {
  const now = new Date(clock.now());
  const count = (of: 'users' | 'indice', ...where: Condition[]) => store.count({ of, where });
  const soonBy = new Date(now.getTime() + SOON_HOURS * HOUR_MS);
  const midnight = new Date(dayStart(dayKey(now)));
  const [pending, soon, decidedToday] = await Promise.all([
    count('users', ['estadoCredito', '==', STORED_STATUS.pending]),
    count('indice', ['estadoCredito', 'in', OURS], ['vence', '<', soonBy]),
    count('users', ['decision.fecha', '>=', midnight]),
  ]);
  return { pending, soon, decidedToday };
}
