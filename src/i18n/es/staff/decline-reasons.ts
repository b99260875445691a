import type { DeclineReason } from '../../../domain/request/reasons';

/** Why a request is declined, as staff read it. */
export const declineReasons = {
  historial: 'Historial de crédito',
  deudas: 'Deudas altas',
  ingresos: 'Ingresos insuficientes',
  requisitos: 'No cumple los requisitos',
  identidad: 'Identidad sin confirmar',
  cuenta: 'Cuenta de juego sin confirmar',
  'sin-respuesta': 'No respondió',
  repetida: 'Solicitud repetida',
} satisfies Record<DeclineReason, string>;
