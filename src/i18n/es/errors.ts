export const errors = {
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Algo falló al mostrar esta página. Lo que escribiste en la calculadora sigue guardado en esta pestaña.',
    retry: 'Intentar de nuevo',
    home: 'Ir al inicio',
  },
  newRelease: {
    title: 'Hay una versión nueva',
    text: 'La página cambió mientras la usabas. Vuelve a cargarla; lo que anotaste en la calculadora se conserva.',
    reload: 'Volver a cargar',
  },
  noConnection: {
    title: 'Sin conexión',
    text: 'Esta página no pudo llegar. Revisa tu internet y vuelve a cargarla; lo que anotaste en la calculadora se conserva.',
  },
  notFound: {
    title: 'Aquí no hay nada.',
    text: 'La dirección no existe o cambió. Las trece calculadoras están en el inicio.',
    games: 'Ver las calculadoras',
    home: 'Ir al inicio',
  },
  backend: {
    denied: 'El banco no aceptó la operación. Llama al {{phone}}, opción {{option}}.',
    offline: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.',
    timeout: 'El banco tardó demasiado en responder. Inténtalo de nuevo.',
    busy: 'Hay mucha demanda en este momento. Espera un minuto e inténtalo de nuevo.',
    conflict: 'Alguien lo cambió antes. Revisa lo nuevo e inténtalo de nuevo.',
    'bad-credentials': 'Usuario o contraseña incorrecta',
    expired: 'Tu sesión terminó. Inténtalo de nuevo.',
    limit: 'Ya llegaste al máximo de registros. Inténtalo más tarde.',
    unknown:
      'Algo falló de nuestro lado. Inténtalo de nuevo o llama al {{phone}}, opción {{option}}.',
  },
  retry: 'Intentar de nuevo',
};
