import type { DeliveryState } from '../domain/mail/mail';
import type { CreditStatus } from '../domain/request/states';

/** `estadoCredito` as stored. */
export const STORED_STATUS: Readonly<Record<CreditStatus, string>> = {
  pending: 'pendiente',
  approved: 'aprobado',
  declined: 'rechazado',
  information: 'informacion',
  withdrawn: 'retirado',
  unanswered: 'sinRespuesta',
  lapsed: 'caducado',
};

/** `estadoCredito` in the search index of a pending request whose proposal waits for a second person. */
export const STORED_CONFIRMING = 'porConfirmar';

/**
 * `estadoCredito` in the search index of a decided request of which somebody proposed to undo the
 * decision.
 */
export const STORED_UNDOING = {
  approved: 'aprobadoPorDeshacer',
  declined: 'rechazadoPorDeshacer',
} as const;

/** `estadoCredito` in the search index of a pending request whose decline is reconsidered. */
export const STORED_RECONSIDERING = 'porReconsiderar';

/** `hasta` in the search index of an approval that may lapse and has no last moment yet. */
export const NO_LAST_MOMENT = 'sin fecha';

/** `estadoCredito` in the search index of every request for which the bank has to act. */
export const OURS = [STORED_STATUS.pending, STORED_CONFIRMING, STORED_RECONSIDERING];

/** `estadoCredito` in the search index of every request that waits for a second person. */
export const WAITING_STATES = [STORED_CONFIRMING, ...Object.values(STORED_UNDOING)];

/** `estadoCredito` of every request that can still be decided. */
export const OPEN_STATES = [...OURS, STORED_STATUS.information];

/** `estado` of a complaint as stored. */
export const COMPLAINT_STATE = {
  open: 'abierto',
  closed: 'cerrado',
  withdrawn: 'retirado',
} as const;

const DELIVERY_STATES: ReadonlySet<string> = new Set<DeliveryState>([
  'pending',
  'processing',
  'success',
  'error',
  'limit',
  'retry',
]);

/** The state of a stored `delivery.state`; `unsent` if there is none yet. */
export function fromStoredDelivery(stored: unknown): DeliveryState {
  const state = typeof stored === 'string' ? stored.toLowerCase() : '';
  return DELIVERY_STATES.has(state) ? (state as DeliveryState) : 'unsent';
}
