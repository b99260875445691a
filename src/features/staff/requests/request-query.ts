import {
  ownOrder,
  REQUEST_ORDERS,
  type RequestFilter,
  type RequestOrder,
} from '../../../data/staff/requests';
import { findGame } from '../../../games/list';

/** The part of the queue's state that is in the address. It never holds personal data. */
export interface RequestQuery {
  readonly status: RequestFilter['status'];
  readonly gameId: string | undefined;
  /** Undefined for proven and declared ones. */
  readonly proof: RequestFilter['proof'];
  readonly overdue: boolean;
  /** Undefined for the list's own order. */
  readonly order: RequestOrder | undefined;
  /** Id of the request whose detail is open. */
  readonly selected: string | undefined;
}

const STATUS_PARAMS = {
  open: 'abiertas',
  pending: 'pendientes',
  confirming: 'por-confirmar',
  reconsidering: 'por-reconsiderar',
  information: 'en-espera',
  approved: 'aprobadas',
  declined: 'rechazadas',
  withdrawn: 'retiradas',
  unanswered: 'sin-respuesta',
  lapsed: 'caducadas',
  all: 'todas',
} as const satisfies Record<RequestFilter['status'], string>;

/** Every status filter, in the order shown. */
export const STATUSES = Object.keys(STATUS_PARAMS) as RequestFilter['status'][];

const PROOF_PARAMS = { proven: 'probadas', declared: 'declaradas' } as const;

/** Every proof filter, in the order shown. */
export const PROOFS = ['all', 'proven', 'declared'] as const;

const ORDER_PARAMS = {
  left: 'tiempo',
  name: 'nombre',
  value: 'valor',
} as const satisfies Record<RequestOrder['by'], string>;

/** The order of an address, as `valor` or, descending, `-valor`. */
function readOrder(param: string | null): RequestOrder | undefined {
  const by = REQUEST_ORDERS.find((each) => ORDER_PARAMS[each] === param?.replace(/^-/, ''));
  return by && { by, descending: param?.startsWith('-') === true };
}

/** An order as the address and the audit write it. */
export const orderParam = ({ by, descending }: RequestOrder) =>
  `${descending ? '-' : ''}${ORDER_PARAMS[by]}`;

/** The order of the queue: the chosen one, or the list's own. */
export const shownOrder = (query: RequestQuery): RequestOrder => query.order ?? ownOrder(query);

/** The query of an address without parameters. */
export const DEFAULT_QUERY: RequestQuery = {
  status: 'open',
  gameId: undefined,
  proof: undefined,
  overdue: false,
  order: undefined,
  selected: undefined,
};

/** Whether a list has requests that the bank is late with. */
export const mayBeOverdue = (status: RequestFilter['status']) =>
  status === 'open' || status === 'pending';

/** Reads the query from the address; invalid parameters are ignored. */
export function readQuery(params: URLSearchParams): RequestQuery {
  const statusParam = params.get('estado');
  const gameId = params.get('juego');
  const proof = params.get('prueba');
  const status = STATUSES.find((each) => STATUS_PARAMS[each] === statusParam) ?? 'open';
  return {
    status,
    gameId: gameId !== null && findGame(gameId) ? gameId : undefined,
    proof: (['proven', 'declared'] as const).find((each) => PROOF_PARAMS[each] === proof),
    overdue: mayBeOverdue(status) && params.get('vencidas') === '1',
    order: readOrder(params.get('orden')),
    selected: params.get('solicitud') ?? undefined,
  };
}

/** The address parameters of a query; default values are left out. */
export function writeQuery(tab: string, query: RequestQuery): URLSearchParams {
  const params = new URLSearchParams({ tab });
  if (query.status !== 'open') params.set('estado', STATUS_PARAMS[query.status]);
  if (query.gameId !== undefined) params.set('juego', query.gameId);
  if (query.proof !== undefined) params.set('prueba', PROOF_PARAMS[query.proof]);
  if (query.overdue && mayBeOverdue(query.status)) params.set('vencidas', '1');
  const [order, own] = [shownOrder(query), ownOrder(query)].map(orderParam);
  if (order !== undefined && order !== own) params.set('orden', order);
  if (query.selected !== undefined) params.set('solicitud', query.selected);
  return params;
}
