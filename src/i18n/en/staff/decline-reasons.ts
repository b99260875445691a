import type { declineReasons as original } from '../../es/staff/decline-reasons';
import type { Translation } from '../../translation';

export const declineReasons: Translation<typeof original> = {
  historial: 'Credit history',
  deudas: 'High debts',
  ingresos: 'Not enough income',
  requisitos: 'Requirements not met',
  identidad: 'Identity not confirmed',
  cuenta: 'Game account not confirmed',
  'sin-respuesta': 'Did not answer',
  'por-telefono': 'Explained on the phone',
};
