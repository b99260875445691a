/** What a visitor reads and presses when something fails. The copy must match. */
export const visitorWords = {
  es: {
    estimate: 'CALCULAR VALOR',
    send: 'ENVIAR',
    retry: 'Intentar de nuevo',
    kept: 'Lo que escribiste sigue aquí.',
    notSent: 'Tu solicitud no se envió.',
    unclear: 'No sabemos si tu solicitud llegó. Si lo intentas de nuevo, no se enviará dos veces.',
    denied: 'El banco no lo aceptó y no se guardó nada.',
    notConnected: 'No hay conexión y no se envió nada. Inténtalo de nuevo cuando vuelva.',
    offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
    timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
    busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
    expired: 'Tu sesión terminó. Inténtalo de nuevo.',
    portal:
      'Otra página respondió en lugar del banco. Si tu Wi-Fi pide iniciar sesión, hazlo e inténtalo de nuevo.',
    received: 'Gracias por registrarte',
    existing: 'Ya tienes una solicitud',
    status: 'Ver mi solicitud',
    checking: 'En revisión.',
    subject: 'Recibimos tu solicitud',
    reload: 'Volver a cargar',
    newRelease: 'Hay una versión nueva',
    table: 'Ver la tabla',
    loanOffline: 'Sin conexión: el ejemplo usa los términos vistos',
  },
  en: {
    estimate: 'ESTIMATE NOW',
    send: 'SEND',
    retry: 'Try again',
    kept: 'What you typed is still here.',
    notSent: 'Your request was not sent.',
    unclear:
      'We do not know whether your request arrived. If you try again, it will not be sent twice.',
    denied: 'The bank did not accept this, and nothing was stored.',
    notConnected: 'You are offline and nothing was sent. Try again once you are back online.',
    offline: 'You are offline. Check your internet connection and try again.',
    timeout: 'The bank took too long to answer. Try again.',
    busy: 'The service is very busy right now. Wait a minute and try again.',
    expired: 'Your session has ended. Try again.',
    portal:
      'Another page answered instead of the bank. If your Wi-Fi asks you to sign in, do so and try again.',
    received: 'Thanks for signing up',
    existing: 'You already have a request',
    status: 'See my request',
    checking: 'Under review.',
    subject: 'We received your request',
    reload: 'Reload',
    newRelease: 'There is a new version',
    table: 'Show the table',
    loanOffline: 'Offline: the example uses the terms seen on',
  },
} as const;

export type Language = keyof typeof visitorWords;

export const LANGUAGES = ['es', 'en'] as const satisfies readonly Language[];
