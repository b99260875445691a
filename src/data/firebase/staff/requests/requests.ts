import {
  collection,
  doc,
  getCount,
  getDoc,
  orderBy,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import {
  type LoanRequest,
  SOON_HOURS,
  VERIFICATION_HOURS,
} from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import type { Listed, Page } from '../../../staff/lists';
import type { RequestCounts, RequestFilter } from '../../../staff/requests';
import type { StaffContext } from '../../context';
import { OPEN_STATES, STORED_CONFIRMING, STORED_STATUS } from '../../records/stored-names';
import { readLoanRequest } from '../../records/visitor-records';
import { pageOfQuery, readRow } from '../lists/paging';
import { ANY_TIME, pageOfEntries, pageOfSearch, type RequestSearch } from './request-search';

const HOUR_MS = 3_600_000;

const hoursBefore = (now: number, hours: number) => Timestamp.fromMillis(now - hours * HOUR_MS);

/** Whether nothing can match a filter, because only a pending request is ever overdue. */
function isImpossible({ overdue, status }: RequestFilter): boolean {
  return overdue && status !== 'all' && status !== 'open' && status !== 'pending';
}

/** Whether the oldest requests come first, as their deadlines do; otherwise the newest do. */
function isDeadlineOrder({ overdue, status }: RequestFilter): boolean {
  if (status === 'all') return overdue;
  return overdue || status === 'open' || status === 'confirming' || isOpen(status);
}

/** The stored states of a filter; undefined for all. */
function storedStates(status: RequestFilter['status']): readonly string[] | undefined {
  switch (status) {
    case 'all':
      return undefined;
    case 'open':
      return [...OPEN_STATES];
    case 'confirming':
      return [STORED_CONFIRMING];
    default:
      return [STORED_STATUS[status]];
  }
}

/** The stored states in which the bank can be late; it is not while it waits for the visitor. */
function overdueStates(status: RequestFilter['status']): readonly string[] {
  return status === 'open' ? [STORED_STATUS.pending, STORED_CONFIRMING] : [STORED_STATUS.pending];
}

/** Conditions on the fields that the search index has too; on proofs, those that only it has. */
function conditionsOf({ status, overdue, gameId, proof }: RequestFilter): QueryConstraint[] {
  const states = overdue ? overdueStates(status) : storedStates(status);
  return [
    ...(states ? [where('estadoCredito', 'in', states)] : []),
    ...(gameId === undefined ? [] : [where('juego', '==', gameId)]),
    ...(proof === undefined ? [] : [where('probada', '==', proof === 'proven')]),
  ];
}

/** The records that match, or where proofs matter their entries in the index. */
function filtered({ db, clock }: StaffContext, filter: RequestFilter) {
  const late = where('registro', '<=', hoursBefore(clock.now(), VERIFICATION_HOURS));
  return query(
    collection(db, filter.proof === undefined ? 'users' : 'indice'),
    ...conditionsOf(filter),
    ...(filter.overdue ? [late] : []),
  );
}

function searchOf({ clock }: StaffContext, filter: RequestFilter): RequestSearch {
  return {
    typed: filter.search,
    conditions: conditionsOf(filter),
    upTo: filter.overdue ? clock.now() - VERIFICATION_HOURS * HOUR_MS : ANY_TIME,
    newestFirst: !isDeadlineOrder(filter),
  };
}

/**
 * A page of requests, soonest deadline first for open ones and newest first for others. A
 * request without a date is in no list, but a search finds it.
 */
export async function pageRequests(
  context: StaffContext,
  filter: RequestFilter,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  if (isImpossible(filter)) return { rows: [], next: undefined };
  if (filter.search.trim() !== '') {
    return pageOfSearch(context, searchOf(context, filter), size, after);
  }
  const order = orderBy('registro', isDeadlineOrder(filter) ? 'asc' : 'desc');
  const ordered = query(filtered(context, filter), order);
  if (filter.proof !== undefined) return pageOfEntries(context, ordered, size, after);
  return pageOfQuery(context.caller, ordered, size, after, readLoanRequest);
}

/** Whether a text can be a document's id; Firestore throws on any other. */
export const isDocumentId = (id: string): boolean => /^(?!\.\.?$)(?!__)[^/]{1,128}$/.test(id);

/** The request with this id, undefined where there is none. */
export async function findRequest(
  { db, caller }: StaffContext,
  id: string,
): Promise<Listed<LoanRequest> | undefined> {
  if (!isDocumentId(id)) return undefined;
  const stored = await caller.read(() => getDoc(doc(db, 'users', id)));
  return stored.exists() ? readRow(readLoanRequest, id, stored.data()) : undefined;
}

/** How many requests match a filter, without its search. */
export async function countRequests(context: StaffContext, filter: RequestFilter): Promise<number> {
  if (isImpossible(filter)) return 0;
  const { caller } = context;
  return (await caller.read(() => getCount(filtered(context, filter)))).data().count;
}

/** Numbers of the queue; the day is that of this machine's time zone. */
export async function requestCounts(
  { db, caller }: StaffContext,
  now: Date,
): Promise<RequestCounts> {
  const count = async (...conditions: QueryConstraint[]) => {
    const asked = query(collection(db, 'users'), ...conditions);
    return (await caller.read(() => getCount(asked))).data().count;
  };
  const waiting = where('estadoCredito', '==', STORED_STATUS.pending);
  const soonFrom = hoursBefore(now.getTime(), VERIFICATION_HOURS - SOON_HOURS);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const [pending, soon, decidedToday] = await Promise.all([
    count(waiting),
    count(waiting, where('registro', '<', soonFrom)),
    count(where('decision.fecha', '>=', Timestamp.fromDate(midnight))),
  ]);
  return { pending, soon, decidedToday };
}
