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
import {
  type LoanRequest,
  SOON_HOURS,
  VERIFICATION_HOURS,
} from '../../../../domain/request/loan-request';
import { HOUR_MS } from '../../../../domain/time';
import { readStaffRequest } from '../../../../records/staff/case-file';
import {
  OPEN_STATES,
  OURS,
  STORED_RECONSIDERING,
  STORED_STATUS,
  STORED_UNDOING,
  WAITING_STATES,
} from '../../../../records/states';
import type { Listed, Page } from '../../../staff/lists';
import { ownOrder, type RequestCounts, type RequestFilter } from '../../../staff/requests';
import type { StaffContext } from '../../context';
import { readRow } from '../lists/paging';
import { byClock, pageOfRequests } from './case-files';
import { ORDER_FIELDS } from './request-order';
import { ANY_TIME, pageOfEntries, pageOfSearch, type RequestSearch } from './request-search';

const hoursBefore = (now: number, hours: number) => Timestamp.fromMillis(now - hours * HOUR_MS);

/** Whether nothing can match a filter, because only a pending request is ever overdue. */
function isImpossible({ overdue, status }: RequestFilter): boolean {
  return overdue && status !== 'all' && status !== 'open' && status !== 'pending';
}

const orderOf = (filter: RequestFilter) => filter.order ?? ownOrder(filter);

/**
 * Whether only the search index can filter or order so. No query finds a missing field, and only
 * the index knows which requests wait for a second person, and when the 72 hours began anew.
 */
const needsIndex = (filter: RequestFilter) =>
  filter.proof !== undefined ||
  filter.status === 'confirming' ||
  filter.status === 'reconsidering' ||
  filter.overdue ||
  orderOf(filter).by !== 'left';

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
  const late = where('registro', '<=', hoursBefore(clock.now(), VERIFICATION_HOURS));
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
    upTo: filter.overdue ? clock.now() - VERIFICATION_HOURS * HOUR_MS : ANY_TIME,
    order: orderOf(filter),
  };
}

/**
 * A page of requests in the order of the filter; of the same name or value the oldest comes first. A
 * request without a date is in no list, but a search finds it. The pages follow the time of
 * sending, so a request that went back to review is sorted within its page only.
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
  const { by, descending } = orderOf(filter);
  const order = orderBy(ORDER_FIELDS[by], descending ? 'desc' : 'asc');
  const ordered = query(
    filtered(context, filter),
    order,
    ...(by === 'left' ? [] : [orderBy(ORDER_FIELDS.left)]),
  );
  return needsIndex(filter)
    ? pageOfEntries(context, ordered, size, after)
    : byClock(await pageOfRequests(context, ordered, size, after), descending);
}

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
  const soonFrom = hoursBefore(now.getTime(), VERIFICATION_HOURS - SOON_HOURS);
  const midnight = Timestamp.fromMillis(dayStart(dayKey(now)));
  const [pending, soon, decidedToday] = await Promise.all([
    count('users', where('estadoCredito', '==', STORED_STATUS.pending)),
    count('indice', where('estadoCredito', 'in', OURS), where('registro', '<', soonFrom)),
    count('users', where('decision.fecha', '>=', midnight)),
  ]);
  return { pending, soon, decidedToday };
}
