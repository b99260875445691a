import {
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { type LoanRequest, VERIFICATION_HOURS } from '../../../domain/loan-request';
import type { Page, RequestCounts, RequestFilter } from '../../staff-backend';
import { readLoanRequest } from '../records';
import { STORED_STATUS } from '../stored-names';
import type { StaffContext } from './context';
import { pageOfQuery, pageOfRest, pageOfRows } from './paging';
import { cedulaSpellings, emailSpellings, nameSpellings, searchBeginnings } from './search';

const HOUR_MS = 3_600_000;

/** With less than this many hours left, a request is due soon. */
const SOON_HOURS = 12;

/** More requests with one cedula or e-mail than anybody looks through. */
const MOST_REPEATS = 50;

const hoursBefore = (now: number, hours: number) => Timestamp.fromMillis(now - hours * HOUR_MS);

/** Whether a filter asks for what cannot be: a decided request is never overdue. */
function isImpossible({ overdue, status }: RequestFilter): boolean {
  return overdue && (status === 'approved' || status === 'declined');
}

/** Whether the oldest come first, because their deadlines do; decided ones: the newest. */
function isDeadlineOrder({ overdue, status }: RequestFilter): boolean {
  return overdue || status === 'pending';
}

function ofStatusAndGame({ status, overdue, gameId }: RequestFilter): QueryConstraint[] {
  const wanted = overdue ? 'pending' : status;
  return [
    ...(wanted === 'all' ? [] : [where('estadoCredito', '==', STORED_STATUS[wanted])]),
    ...(gameId === undefined ? [] : [where('juego', '==', gameId)]),
  ];
}

function filtered({ db, clock }: StaffContext, filter: RequestFilter) {
  const late = where('registro', '<=', hoursBefore(clock.now(), VERIFICATION_HOURS));
  return query(
    collection(db, 'users'),
    ...ofStatusAndGame(filter),
    ...(filter.overdue ? [late] : []),
  );
}

async function search(context: StaffContext, filter: RequestFilter): Promise<LoanRequest[]> {
  const { db, caller, clock } = context;
  const typed = filter.search;
  const found = await searchBeginnings(
    db,
    caller,
    'users',
    [
      { field: 'nombre', spellings: nameSpellings(typed) },
      { field: 'correo', spellings: emailSpellings(typed) },
      { field: 'cedula', spellings: cedulaSpellings(typed) },
    ],
    ofStatusAndGame(filter),
  );
  const latest = filter.overdue
    ? clock.now() - VERIFICATION_HOURS * HOUR_MS
    : Number.POSITIVE_INFINITY;
  const sign = isDeadlineOrder(filter) ? 1 : -1;
  return found
    .map((request) => readLoanRequest(request.id, request.data()))
    .filter((request) => request.receivedAt.getTime() <= latest)
    .sort((a, b) => sign * (a.receivedAt.getTime() - b.receivedAt.getTime()));
}

/**
 * A page of requests, soonest deadline first for pending ones and newest first for others. A
 * search finds beginnings of names (as typed, lower, Title Case, UPPER), e-mails and cedulas.
 */
export async function pageRequests(
  context: StaffContext,
  filter: RequestFilter,
  size: number,
  after: unknown,
): Promise<Page<LoanRequest>> {
  if (isImpossible(filter)) return { rows: [], next: undefined };
  if (filter.search.trim() !== '') {
    return pageOfRest<LoanRequest>(after, size) ?? pageOfRows(await search(context, filter), size);
  }
  const order = orderBy('registro', isDeadlineOrder(filter) ? 'asc' : 'desc');
  const ordered = query(filtered(context, filter), order);
  return pageOfQuery(context.caller, ordered, size, after, readLoanRequest);
}

/** How many requests pass a filter. */
export async function countRequests(context: StaffContext, filter: RequestFilter): Promise<number> {
  if (isImpossible(filter)) return 0;
  if (filter.search.trim() !== '') return (await search(context, filter)).length;
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

/** The other requests with the same cedula or the same e-mail, newest first, at most 50 each. */
export async function findRepeats(
  { db, caller }: StaffContext,
  request: LoanRequest,
): Promise<{ cedula: LoanRequest[]; email: LoanRequest[] }> {
  const others = async (field: string, value: string) => {
    const asked = query(
      collection(db, 'users'),
      where(field, '==', value),
      limit(MOST_REPEATS + 1),
    );
    const { docs } = await caller.read(() => getDocs(asked));
    return docs
      .filter(({ id }) => id !== request.id)
      .map((found) => readLoanRequest(found.id, found.data()))
      .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
      .slice(0, MOST_REPEATS);
  };
  const [cedula, email] = await Promise.all([
    others('cedula', request.applicant.cedula),
    others('correo', request.applicant.email),
  ]);
  return { cedula, email };
}
