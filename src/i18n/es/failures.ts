/** The failures of the backend, and what to do about them. */
export const failures = {
  toCorrect_one: 'Hay {{count}} campo por corregir.',
  toCorrect_other: 'Hay {{count}} campos por corregir.',
  denied:
    'El banco no lo aceptó y no se guardó nada. Revisa los datos e inténtalo de nuevo. Si se repite, llama al {{phone}}, opción {{option}}.',
  'not-connected': 'No hay conexión y no se envió nada. Inténtalo de nuevo cuando vuelva.',
  offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
  busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
  'no-account':
    'Desde tu conexión se abrieron muchas visitas nuevas en poco tiempo y no se envió nada. Inténtalo dentro de una hora, o ya mismo con otra conexión, como los datos de tu teléfono.',
  portal:
    'Otra página respondió en lugar del banco. Si tu Wi-Fi pide iniciar sesión, hazlo e inténtalo de nuevo.',
  conflict: 'Ya no está como lo ves. Mira cómo está ahora e inténtalo de nuevo.',
  'bad-credentials': 'Usuario o contraseña incorrecta',
  'weak-password':
    'Tu contraseña ya no cumple las reglas del banco. Pide una nueva a quien administra las cuentas del personal.',
  'not-a-visitor':
    'En este navegador hay una cuenta del personal abierta. Cierra la sesión para enviar como visitante.',
  signOutAndSend: 'Cerrar sesión y enviar',
  kept: 'Lo que escribiste sigue aquí.',
  expired: 'Tu sesión terminó. Inténtalo de nuevo.',
  limit: 'Ya llegaste al máximo de registros. Inténtalo más tarde.',
  'rates-changed':
    'Las tarifas cambiaron desde que calculaste. Calcula otra vez y envía el valor nuevo.',
  outdated:
    'Hay una versión nueva de esta página, y la anterior ya no puede enviar. Vuelve a cargarla: lo que escribiste no se pierde.',
  blocked:
    'El sitio responde, pero una parte de esta página no llegó. Quizás la detuvo un bloqueador de anuncios: apágalo en este sitio e inténtalo de nuevo. Si se repite, llama al {{phone}}, opción {{option}}.',
  unknown: 'Algo falló de nuestro lado. Inténtalo de nuevo o llámanos.',
};
