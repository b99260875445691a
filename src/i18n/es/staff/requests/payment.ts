/** A payment of an approval that was undone, and what it was. */
export const payment = {
  title: 'Pago sin aclarar',
  text: 'El sistema central dijo el {{date}} que se desembolsó un préstamo cuya aprobación se había deshecho. Nadie puede aprobar esta solicitud antes de que dos personas lo aclaren.',
  what: 'Qué pasó con el pago',
  stands: 'El préstamo vale',
  back: 'El dinero volvió',
  standsNote: 'La solicitud queda aprobada y desembolsada, con la aprobación que tenía',
  backNote: 'La solicitud sigue como está',
  missing: 'Elige qué pasó.',
  words: 'Cómo se sabe, para quien confirma',
  proposed: 'Propuso: {{what}}, {{date}}',
  because: '«{{words}}»',
  another: 'Proponer otra explicación',
  note: 'Nada cambia hasta que otra persona confirme.',
  bank: {
    title: 'Qué hizo el banco',
    press: {
      disbursed: 'El préstamo se desembolsó',
      cancelled: 'El banco canceló el préstamo',
      repaid: 'El préstamo está saldado',
    },
    ask: {
      disbursed: '¿Se desembolsó el préstamo?',
      cancelled: '¿El banco canceló el préstamo?',
      repaid: '¿Está saldado el préstamo?',
    },
    text: 'Queda en el registro, con tu nombre. Un desembolso no se puede deshacer. No sale ningún correo al cliente.',
    yes: 'Sí, anotar',
  },
  done: {
    proposed: 'Propuesta guardada. Otra persona la confirma.',
    stands: 'Pago aclarado. La solicitud está aprobada y desembolsada.',
    back: 'Pago aclarado. La solicitud sigue como estaba.',
  },
};
