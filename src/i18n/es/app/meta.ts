/** Title and description of each route, without the product's name. */
export const meta = {
  home: {
    title: 'Lo jugado cuenta',
    description:
      'Calcula cuánto vale tu cuenta de videojuegos y pide un préstamo al banco con ella como respaldo.',
  },
  calculator: {
    title: 'Calculadora de {{game}}',
    description:
      'Calcula cuánto vale tu cuenta de {{game}} y mira de dónde sale cada {{currency.one.es}}.',
  },
  faq: {
    title: 'Preguntas frecuentes',
    description:
      'Quién puede pedir el préstamo, cuánto tarda la verificación y cómo decide el banco.',
  },
  signUp: {
    title: 'Regístrate',
    description: 'Recibe información sobre los servicios del banco para gamers.',
  },
  signUpThanks: {
    title: '¡Gracias por registrarte!',
    description: 'El banco recibió tu registro.',
  },
  requestReceived: { title: 'Solicitud recibida', description: 'El recibo de tu solicitud.' },
  requestStatus: { title: 'Tu solicitud', description: 'El estado de tu solicitud de préstamo.' },
  myAccounts: {
    title: 'Mis cuentas',
    description: 'Las cuentas que guardas en este equipo, lado a lado.',
  },
  complaint: {
    title: 'Reclamar al banco',
    description: 'Con número y fecha de respuesta.',
  },
  loan: { title: '¿Cuánto costaría?', description: 'Un ejemplo con números.' },
  myData: { title: 'Tus datos', description: 'Lo que el banco guarda de ti.' },
  unsubscribe: { title: 'Baja', description: 'El fin de los correos del banco.' },
  privacy: {
    title: 'Privacidad',
    description: 'Qué guarda el banco de ti, para qué y hasta cuándo.',
  },
  staffSignIn: { title: 'Acceso del personal', description: 'Acceso para el personal del banco.' },
  staff: { title: 'Personal', description: 'Área del personal del banco.' },
  notFound: { title: 'Página no encontrada', description: 'Esta dirección no existe.' },
};
