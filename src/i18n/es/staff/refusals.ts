import type { StaffActs, StaffRefusal } from '../../../domain/acts/staff-acts';
import type { ActWords } from '../../act-words';

const requestChanged = 'La solicitud cambió mientras tanto y no se guardó nada.';

/** Why an act changes nothing, or is closed: for every act, then where one says it in its own words. */
export const refusals = {
  invalid: 'El banco no lo aceptó y no se guardó nada. Revisa los datos e inténtalo de nuevo.',
  denied: 'Tu cuenta no tiene permiso para esto. Pide que revisen tu acceso.',
  conflict: 'Cambió mientras tanto y no se guardó nada.',
  own: 'Esta solicitud tiene tu propio correo. La decide otra persona.',
  'took-part': 'Participaste en la primera decisión: la decide otra persona.',
  taken: 'El caso lo tiene otra persona. Tómalo para seguir.',
  role: 'Esto es de analistas y revisores.',
  confirming: 'Confirmar es de revisores. Puedes rechazar o pedir información.',
  proposer: 'Lo propusiste tú: lo decide otra persona.',
  decider: 'Tú decidiste esta solicitud: lo confirma otra persona, con el rol de revisor.',
  'let-in': 'Uno de los dos dio acceso al otro hace menos de 30 días: lo confirma otra persona.',
  over: 'Ya pasaron los {{undoDays}} días en que se podía deshacer.',
  'paid-out': 'El banco ya desembolsó el préstamo: la decisión no se puede deshacer.',
  'loose-payment': 'Antes de aprobar, hay que aclarar un pago.',
  settled: 'El préstamo ya se desembolsó: no se puede cancelar.',
  'not-paid': 'El préstamo no consta como desembolsado.',
  'approved-before': 'Esta persona tiene una aprobación en curso.',
  'loan-before': 'Esta persona tiene otra solicitud que cuenta como préstamo.',
  why: 'Falta por qué se aprueba de todos modos.',
  amount: 'El monto no está entre el menor y el mayor que presta el banco.',
  unnamed: 'La propuesta no dice cuánto se puede prestar: ciérrala sin deshacer y haz otra.',
  'asked-enough': 'El banco ya le preguntó todo lo que puede. Decide con lo que hay.',
  'too-early': 'Este correo todavía puede salir solo. Espera unos minutos.',
  'too-many': 'Este correo ya se volvió a enviar todas las veces que se puede.',
  'not-yours': 'Es de otra persona: la quita quien la hizo.',
  reason: 'Falta el motivo de un cambio. Escríbelo y guarda de nuevo.',
  others: 'Tiene cambios de otra persona. Solo un revisor lo descarta.',
  author: 'Escribiste una parte: lo decide otra persona, con el rol de revisor.',
  equal: 'No cambia nada de lo que está en vigor.',
  ended: 'Ya pasó el día en que terminan estas condiciones.',
  cost: 'El monto menor costaría al año más de lo que el banco publica. Revisa comisiones, seguro y plazos.',
  move: 'La tasa se mueve demasiado desde la anterior. Revísala.',
  unasked: 'Esta tasa se fija solo después de confirmarla. Presiona otra vez.',
  'all-proven': 'Todas las líneas están probadas.',
  'no-terms': 'Todavía no hay condiciones publicadas.',
  ofAct: {
    decide: {
      conflict: requestChanged,
      role: 'Decidir es de analistas y revisores.',
      proposer: 'Tú propusiste aprobarla: la confirma otra persona, con el rol de revisor.',
    },
    ask: { conflict: requestChanged },
    proposeUndo: { conflict: requestChanged },
    confirmUndo: {
      conflict: requestChanged,
      role: 'Confirmar es de revisores.',
      proposer: 'Lo propusiste tú: lo confirma otra persona, con el rol de revisor.',
    },
    dropUndo: { conflict: requestChanged },
    explainPayment: { conflict: requestChanged },
    noteAtBank: { conflict: requestChanged },
    confirmPayment: {
      conflict: requestChanged,
      role: 'Confirmar es de revisores.',
      proposer: 'Lo propusiste tú: lo confirma otra persona, con el rol de revisor.',
    },
    answerComplaint: {
      own: 'Este reclamo tiene tu propio correo. Lo responde otra persona.',
      'took-part': 'Es sobre lo que tú hiciste. Puedes dejar una nota; lo responde otra persona.',
    },
  },
  unclear: 'Puede que ya se haya guardado. Si lo repites, no se hace dos veces.',
  unread: 'No se pudo leer cómo está ahora. Vuelve a cargar la lista para verlo.',
} satisfies ActWords<StaffActs, StaffRefusal | 'role' | 'taken'> &
  Record<'unclear' | 'unread', string>;
