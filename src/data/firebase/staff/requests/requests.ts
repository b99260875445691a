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
import { dayKey, dayStart } from '../../../../domain/day';
import { type LoanRequest, SOON_HOURS } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { HOUR_MS } from '../../../../domain/time';
import { readStaffRequest } from '../../../../records/case-file';
import {
  OPEN_STATES,
  OURS,
  STORED_RECONSIDERING,
  STORED_STATUS,
  STORED_UNDOING,
  WAITING_STATES,
} from '../../../../records/states';
import { isUnreadable, type Listed, type Page } from '../../../staff/lists';
import { hasDeadlines, type RequestCounts, type RequestFilter } from '../../../staff/requests';
import type { StaffContext } from '../../context';
import { readRow } from '../lists/paging';
import { pageOfRequests } from './case-files';
import { storedOrder } from './request-order';
import { pageOfEntries, pageOfSearch, type RequestSearch } from './request-search';

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
function conditionsOf({ status, overdue, gameId, proof }: RequestFilter): QueryConstraint[] {
  // The bank is not late while it waits for the visitor.
  const states = overdue ? OURS : storedStates(status);
  return [
    ...(states ? [where('estadoCredito', 'in', states)] : []),
    ...(gameId === undefined ? [] : [where('juego', '==', gameId)]),
    ...(proof === undefined ? [] : [where('probada', '==', proof === 'proven')]),
  ];
}

/** The records that match, or their entries in the index. */
function filtered({ db, clock }: StaffContext, filter: RequestFilter) {
  const late = where('vence', '<=', Timestamp.fromMillis(clock.now()));
  return query(
    collection(db, needsIndex(filter) ? 'indice' : 'users'),
    ...conditionsOf(filter),
    ...(filter.overdue ? [late] : []),
  );
}

function searchOf({ clock }: StaffContext, filter: RequestFilter): RequestSearch {
  return {
    typed: filter.search,
    conditions: conditionsOf(filter),
    dueBy: filter.overdue ? clock.now() : undefined,
    order: storedOrder(filter),
  };
}

/**
 * A page of requests in the order of the filter; of the same name or value the oldest comes first, or
 * the first that is overdue. A request without a date is in no list of closed ones, but a search finds it.
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
  const { field, descending, ties } = storedOrder(filter);
  const ordered = query(
    filtered(context, filter),
    orderBy(field, descending ? 'desc' : 'asc'),
    ...(ties ? [orderBy(ties)] : []),
  );
  if (!needsIndex(filter)) return pageOfRequests(context, ordered, size, after);
  const page = await pageOfEntries(context, ordered, size, after);
  return hasDeadlines(filter) ? { ...page, rows: page.rows.filter(isStillOpen) } : page;
}

/** Whether a request still belongs among open ones; the index learns a moment later that it does not. */
const isStillOpen = (row: Listed<LoanRequest>) =>
  isUnreadable(row) || isOpen(row.status) || row.undoing !== undefined;

/** Whether a text can be a document's id; Firestore throws on any other. */
export const isDocumentId = (id: string): boolean => /^(?!\.\.?$)(?!__)[^/]{1,128}$/.test(id);

/** The request with this id, undefined if there is none. */
export async function findRequest(
  { db, caller }: StaffContext,
  id: string,
): Promise<Listed<LoanRequest> | undefined> {
  if (!isDocumentId(id)) return undefined;
  const [stored, file] = await Promise.all(
    ['users', 'expedientes'].map((name) => caller.read(() => getDoc(doc(db, name, id)))),
  );
  const data = stored?.data();
  return data && readRow((uid, fields) => readStaffRequest(uid, fields, file?.data()), id, data);
}

/** How many requests match a filter, without its search. */
export async function countRequests(context: StaffContext, filter: RequestFilter): Promise<number> {
  if (isImpossible(filter)) return 0;
  const { caller } = context;
  return (await caller.read(() => getCount(filtered(context, filter)))).data().count;
}

/** Numbers of the queue; the day is that of Santo Domingo. */
export async function requestCounts(
  { db, caller }: StaffContext,
  now: Date,
): Promise<RequestCounts> {
  const count = async (name: 'users' | 'indice', ...conditions: QueryConstraint[]) => {
    const asked = query(collection(db, name), ...conditions);
    return (await caller.read(() => getCount(asked))).data().count;
  };
  const soon = Timestamp.fromMillis(now.getTime() + SOON_HOURS * HOUR_MS);
  const midnight = Timestamp.fromMillis(dayStart(dayKey(now)));
  const [pending, dueSoon, decidedToday] = await Promise.all([
    count('users', where('estadoCredito', '==', STORED_STATUS.pending)),
    count('indice', where('estadoCredito', 'in', OURS), where('vence', '<', soon)),
    count('users', where('decision.fecha', '>=', midnight)),
  ]);
  return { pending, soon: dueSoon, decidedToday };
}
