import type { Need } from '../../../../domain/request/questions';

/** Deciding a request, and asking before it is decided. */
export const decide = {
  approve: 'Aprobar',
  decline: 'Rechazar',
  ask: 'Pedir información',
  note: 'El banco le envía un correo al cliente. Deshacerlo pide dos personas.',
  approveTitle: '¿Aprobar la solicitud?',
  text: '{{name}}, {{game}}, {{value}}. Se enviará un correo a {{email}}. Deshacerlo pide dos personas.',
  approveYes: 'Sí, aprobar',
  reason: 'Motivo',
  missingReason: 'Elige un motivo: el cliente lo va a leer.',
  missingNeed: 'Elige qué falta.',
  preview: 'El cliente va a leer:',
  needs: {
    nickname: 'Usuario en el juego',
    cedula: 'Cédula',
    income: 'Ingresos',
    phone: 'Teléfono',
  } satisfies Record<Need, string>,
  unknownNeed: 'Otro dato',
  questions: {
    waiting: 'Espera respuesta desde hace {{time}}',
  },
  hours: '{{hours}} h',
  approved: 'Solicitud aprobada. El correo va en camino.',
  declined: 'Solicitud rechazada. El correo va en camino.',
  asked: 'Pregunta enviada. El correo va en camino.',
};
