export const errors = {
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Algo falló al mostrar esta página. Lo que escribiste en la calculadora sigue guardado en esta pestaña.',
  },
  newRelease: {
    title: 'Hay una versión nueva',
    text: 'La página se actualizó mientras la usabas. Vuelve a cargarla: lo que anotaste en la calculadora no se pierde.',
    reload: 'Volver a cargar',
  },
  noConnection: {
    title: 'Sin conexión',
    text: 'Esta página no se pudo cargar. Revisa tu internet y vuelve a cargarla: lo que anotaste en la calculadora no se pierde.',
  },
  blocked: {
    title: 'Falta una parte',
    text: 'El sitio responde, pero una parte de esta página no llegó. Quizás la detuvo un bloqueador de anuncios: apágalo en este sitio y vuelve a cargarla. Si se repite, llama al {{phone}}, opción {{option}}. Lo que anotaste en la calculadora no se pierde.',
  },
  notFound: {
    title: 'Aquí no hay nada.',
    text: 'La dirección no existe o cambió. Todas las calculadoras están en el inicio.',
    games: 'Ver las calculadoras',
  },
  retry: 'Intentar de nuevo',
};
