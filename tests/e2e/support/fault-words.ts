/** What a visitor reads and presses when something fails, as the copy should have it. */
export const visitorWords = {
  es: {
    estimate: 'CALCULAR VALOR',
    send: 'ENVIAR',
    retry: 'Intentar de nuevo',
    kept: 'Lo que escribiste sigue aquí.',
    notSent: 'No se envió.',
    unclear: 'No sabemos si llegó. Si lo intentas de nuevo, no se envía dos veces.',
    denied: 'El banco no aceptó la operación. Llama al 809-555-0142, opción 9.',
    addressLimit: 'hoy ya salieran varios correos a esta dirección',
    offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
    timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
    busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
    expired: 'Tu sesión terminó. Inténtalo de nuevo.',
    portal:
      'Respondió una página que no es la del banco. Si estás en un Wi-Fi que pide entrar, hazlo e inténtalo de nuevo.',
    received: 'Gracias por registrarte',
    existing: 'Ya tienes una solicitud',
    status: 'Ver mi solicitud',
    checking: 'Estamos revisando.',
    subject: 'Recibimos tu solicitud',
    reload: 'Volver a cargar',
    newRelease: 'Hay una versión nueva',
  },
  en: {
    estimate: 'ESTIMATE NOW',
    send: 'SEND',
    retry: 'Try again',
    kept: 'What you typed is still here.',
    notSent: 'It was not sent.',
    unclear: 'We do not know whether it arrived. If you try again, it is not sent twice.',
    denied: 'The bank did not accept this. Call 809-555-0142, option 9.',
    addressLimit: 'several e-mails already went to this address today',
    offline: 'There is no connection. Check your internet and try again.',
    timeout: 'The bank took too long to answer. Try again.',
    busy: 'Demand is high right now. Wait a minute and try again.',
    expired: 'Your session has ended. Try again.',
    portal:
      'A page that is not the bank’s answered. If this Wi-Fi asks you to sign in, do so and try again.',
    received: 'Thanks for signing up',
    existing: 'You already have a request',
    status: 'See my request',
    checking: 'We are checking.',
    subject: 'We received your request',
    reload: 'Load again',
    newRelease: 'There is a new version',
  },
} as const;

export type Language = keyof typeof visitorWords;

export const LANGUAGES = ['es', 'en'] as const satisfies readonly Language[];
