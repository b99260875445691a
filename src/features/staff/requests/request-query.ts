import { ownOrder, type RequestFilter, type RequestOrder } from '../../../data/staff/requests';
import { findGame } from '../../../games/list';
import { type Address, keyOf } from '../list/use-address';

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
  const by = keyOf(ORDER_PARAMS, param?.replace(/^-/, ''));
  return by && { by, descending: param?.startsWith('-') === true };
}

/** An order as the address and the audit write it. */
export const orderParam = ({ by, descending }: RequestOrder) =>
  `${descending ? '-' : ''}${ORDER_PARAMS[by]}`;

/** The order of the queue: the chosen one, or the list's own. */
export const shownOrder = (query: RequestQuery): RequestOrder => query.order ?? ownOrder(query);

/** Whether a list has requests that the bank is late with. */
export const mayBeOverdue = (status: RequestFilter['status']) =>
  status === 'open' || status === 'pending';

/** The query in the address; default values are left out. */
export const REQUEST_ADDRESS: Address<RequestQuery> = {
  tab: 'solicitudes',
  read(params) {
    const status = keyOf(STATUS_PARAMS, params.get('estado')) ?? 'open';
    return {
      status,
      gameId: findGame(params.get('juego') ?? '')?.id,
      proof: keyOf(PROOF_PARAMS, params.get('prueba')),
      overdue: mayBeOverdue(status) && params.get('vencidas') === '1',
      order: readOrder(params.get('orden')),
      selected: params.get('solicitud') ?? undefined,
    };
  },
  write(query) {
    const { status, gameId, proof, overdue, selected } = query;
    const order = orderParam(shownOrder(query));
    return {
      estado: status === 'open' ? undefined : STATUS_PARAMS[status],
      juego: gameId,
      prueba: proof && PROOF_PARAMS[proof],
      vencidas: overdue && mayBeOverdue(status) ? '1' : undefined,
      orden: order === orderParam(ownOrder(query)) ? undefined : order,
      solicitud: selected,
    };
  },
};

/** The query of an address without parameters. */
export const DEFAULT_QUERY = REQUEST_ADDRESS.read(new URLSearchParams());
