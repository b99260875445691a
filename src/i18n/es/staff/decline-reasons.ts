import type { ToldReason } from '../../../domain/request/reasons';

/** The reasons of a decline, for staff. */
export const declineReasons = {
  history: 'Historial de crédito',
  debts: 'Deudas altas',
  income: 'Ingresos insuficientes',
  requirements: 'No cumple los requisitos',
  identity: 'Identidad sin confirmar',
  account: 'Cuenta de juego sin confirmar',
  'no-answer': 'No respondió',
  'by-phone': 'Se explica por teléfono',
  reserved: 'Reservado',
} satisfies Record<ToldReason, string>;
