import type { Language } from '../../../src/domain/language';

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
    blocked: 'Quizás la detuvo un bloqueador de anuncios: apágalo en este sitio',
    timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
    busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
    expired: 'Tu sesión terminó. Inténtalo de nuevo.',
    portal:
      'Otra página respondió en lugar del banco. Si tu Wi-Fi pide iniciar sesión, hazlo e inténtalo de nuevo.',
    received: 'Gracias por registrarte',
    existing: 'Ya tienes una solicitud',
    status: 'Ver mi solicitud',
    checking: 'En revisión.',
    reload: 'Volver a cargar',
    newRelease: 'Hay una versión nueva',
    table: 'Ver la tabla',
    loanOffline: 'Sin conexión: el ejemplo usa los términos vistos',
  },
  en: {
    estimate: 'ESTIMATE NOW',
    send: 'SEND',
    retry: 'Try again',
    received: 'Thanks for signing up',
    table: 'Show the table',
  },
} as const satisfies Record<Language, object>;
