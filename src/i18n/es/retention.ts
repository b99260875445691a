/** How long the bank keeps visitors' data. */
export const retention = {
  title: 'Hasta cuándo',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  years_one: '{{count}} año',
  years_other: '{{count}} años',
  kinds: {
    declined: 'Solicitud rechazada',
    withdrawn: 'Solicitud retirada',
    unanswered: 'Solicitud cerrada sin tu respuesta',
    lapsed: 'Solicitud aprobada que caducó',
    approved: 'Solicitud aprobada',
    mails: 'Correos enviados',
    subscribers: 'Registro para recibir información',
    proofs: 'Lo que el juego dijo de tu cuenta',
  },
  counted:
    'Se cuenta desde la respuesta, el retiro, el cierre, la caducidad, el correo o el registro. Una solicitud abierta se guarda mientras siga abierta.',
};
