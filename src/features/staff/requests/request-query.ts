import type { RequestFilter } from '../../../data/staff-backend';
import { findGame } from '../../../games/list';

/** What the address says about the queue. Never a name, an e-mail or a cedula. */
export interface RequestQuery {
  readonly status: RequestFilter['status'];
  readonly gameId: string | undefined;
  readonly overdue: boolean;
  /** Id of the request whose detail is open. */
  readonly selected: string | undefined;
}

const STATUS_WORDS = {
  pending: 'pendientes',
  approved: 'aprobadas',
  declined: 'rechazadas',
  all: 'todas',
} as const satisfies Record<RequestFilter['status'], string>;

/** Every status filter, in the order shown. */
export const STATUSES = Object.keys(STATUS_WORDS) as RequestFilter['status'][];

/** What the queue shows at first. */
export const FIRST_QUERY: RequestQuery = {
  status: 'pending',
  gameId: undefined,
  overdue: false,
  selected: undefined,
};

/** Reads the address; what it says wrongly is ignored. */
export function readQuery(params: URLSearchParams): RequestQuery {
  const word = params.get('estado');
  const gameId = params.get('juego');
  const status = STATUSES.find((each) => STATUS_WORDS[each] === word) ?? 'pending';
  return {
    status,
    gameId: gameId !== null && findGame(gameId) ? gameId : undefined,
    overdue: status === 'pending' && params.get('vencidas') === '1',
    selected: params.get('solicitud') ?? undefined,
  };
}

/** The address of a query within the tab; whatever is as usual is left out. */
export function writeQuery(tab: string, query: RequestQuery): URLSearchParams {
  const params = new URLSearchParams({ tab });
  if (query.status !== 'pending') params.set('estado', STATUS_WORDS[query.status]);
  if (query.gameId !== undefined) params.set('juego', query.gameId);
  if (query.overdue && query.status === 'pending') params.set('vencidas', '1');
  if (query.selected !== undefined) params.set('solicitud', query.selected);
  return params;
}
