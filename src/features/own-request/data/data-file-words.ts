import type { ComplaintKind } from '../../../domain/complaint/complaint';
import type { Need } from '../../../domain/request/questions';
import type { DeclineReason } from '../../../domain/request/reasons';
import type { ReconsiderationPoint } from '../../../domain/request/reconsideration';
import type { CreditStatus } from '../../../domain/request/states';
import type { UndoCause } from '../../../domain/request/undo';

/** The state of a request in the file. */
export const FILE_STATE: Readonly<Record<CreditStatus, string>> = {
  pending: 'pendiente',
  information: 'informacion',
  approved: 'aprobado',
  declined: 'rechazado',
  withdrawn: 'retirado',
  unanswered: 'sinRespuesta',
};

/** The kind of a complaint in the file. */
export const FILE_KIND: Readonly<Record<ComplaintKind, string>> = {
  decision: 'decision',
  delay: 'demora',
  data: 'datos',
  treatment: 'trato',
  site: 'sitio',
};

/** What a question asks for, in the file. */
export const FILE_NEED: Readonly<Record<Need, string>> = {
  nickname: 'usuario',
  cedula: 'cedula',
  income: 'ingresos',
  phone: 'telefono',
};

/** Why a request is declined, in the file. */
export const FILE_REASON: Readonly<Record<DeclineReason, string>> = {
  history: 'historial',
  debts: 'deudas',
  income: 'ingresos',
  requirements: 'requisitos',
  identity: 'identidad',
  account: 'cuenta',
  'no-answer': 'sin-respuesta',
  'by-phone': 'por-telefono',
};

/** Why a decision was undone, in the file. */
export const FILE_CAUSE: Readonly<Record<UndoCause, string>> = {
  'wrong-case': 'caso',
  'new-facts': 'nuevos',
  error: 'error',
  other: 'otra',
};

/** What the visitor thinks is wrong with a decline, in the file. */
export const FILE_POINT: Readonly<Record<ReconsiderationPoint, string>> = {
  reason: 'motivo',
  overlooked: 'omitido',
};
