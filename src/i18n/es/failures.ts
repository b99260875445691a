/** What the backend did not do, and what to do about it. */
export const failures = {
  denied: 'El banco no aceptó la operación. Llama al {{phone}}, opción {{option}}.',
  offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
  timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
  busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
  portal:
    'Respondió una página que no es la del banco. Si estás en un Wi-Fi que pide entrar, hazlo e inténtalo de nuevo.',
  conflict: 'Alguien lo cambió antes. Revisa lo nuevo e inténtalo de nuevo.',
  'bad-credentials': 'Usuario o contraseña incorrecta',
  'weak-password':
    'Tu contraseña ya no cumple las reglas del banco. Pide una nueva a quien administra las cuentas del personal.',
  'not-a-visitor':
    'En este navegador está abierta la sesión de una cuenta del personal. Ciérrala para enviar como visitante.',
  signOutAndSend: 'Cerrar sesión y enviar',
  expired: 'Tu sesión terminó. Inténtalo de nuevo.',
  limit: 'Ya llegaste al máximo de registros. Inténtalo más tarde.',
  'address-limit':
    'Lo más probable es que hoy ya salieran varios correos a esta dirección: el banco envía tres al día como máximo. Inténtalo mañana, usa otro correo o llama al {{phone}}, opción {{option}}.',
  unknown:
    'Algo falló de nuestro lado. Inténtalo de nuevo o llama al {{phone}}, opción {{option}}.',
};
