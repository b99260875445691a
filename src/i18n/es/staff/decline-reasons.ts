import type { DeclineReason } from '../../../domain/request/reasons';

/** The reasons of a decline, for staff. */
export const declineReasons = {
  historial: 'Historial de crédito',
  deudas: 'Deudas altas',
  ingresos: 'Ingresos insuficientes',
  requisitos: 'No cumple los requisitos',
  identidad: 'Identidad sin confirmar',
  cuenta: 'Cuenta de juego sin confirmar',
  'sin-respuesta': 'No respondió',
  'por-telefono': 'Se explica por teléfono',
} satisfies Record<DeclineReason, string>;
