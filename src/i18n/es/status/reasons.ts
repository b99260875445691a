import type { Need } from '../../../domain/request/questions';
import type { DeclineReason } from '../../../domain/request/reasons';

/** Why a request is declined, and what would change it. */
export const reasons = {
  historial: {
    why: 'Hay atrasos recientes en tu historial de crédito.',
    change: 'Ponerte al día y pagar a tiempo tres meses seguidos.',
  },
  deudas: {
    why: 'Lo que ya debes es mucho para tus ingresos.',
    change: 'Pagar una parte de tus deudas o ganar más.',
  },
  ingresos: {
    why: 'No pudimos comprobar ingresos suficientes.',
    change: 'Tener comprobantes de ingresos de los últimos tres meses.',
  },
  requisitos: {
    why: 'Aún no cumples un requisito de este préstamo.',
    change: 'Llama al banco: te dice cuál es y cómo cumplirlo.',
  },
  identidad: {
    why: 'No pudimos confirmar tu identidad con los datos que enviaste.',
    change: 'Escribir el nombre y la cédula tal como están en el documento.',
  },
  cuenta: {
    why: 'No pudimos confirmar que la cuenta de juego es tuya.',
    change: 'Escribir tu usuario tal como aparece hoy en el juego.',
  },
  'sin-respuesta': {
    why: 'El banco te hizo una pregunta y no recibió respuesta.',
    change: 'Pedir de nuevo y responder cuando el banco pregunte.',
  },
} satisfies Record<DeclineReason, object>;

/** What the bank asks before it decides. */
export const needs = {
  usuario: 'No encontramos tu usuario en {{game}}. ¿Cuál es ahora?',
  cedula: '¿Cuál es el número de tu cédula, tal como está en el documento?',
  ingresos: '¿De dónde vienen tus ingresos y cuánto ganas al mes?',
  telefono: '¿A qué teléfono te puede llamar el banco?',
} satisfies Record<Need, string>;
