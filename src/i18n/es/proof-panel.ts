/** The coupon of a calculator that fills it in from the game; it comes with the pages that have one. */
export const proofPanel = {
  proves: 'y queda probado.',
  again: 'Estuvo probada: pruébala otra vez',
  notKept: 'Lo que leímos del juego no se guarda.',
  goes: 'Lo que muestra el juego va con tu solicitud.',
  asking: 'Preguntando al juego…',
  unloaded:
    'No pudimos cargar esta parte. Revisa tu conexión o tu bloqueador de anuncios y prueba otra vez, o llénalo a mano.',
  token: {
    offer: 'Lo llenamos con tu tag',
    fill: 'Llenar por mí',
    intro:
      'El token sale en el juego: Ajustes, Más ajustes, Mostrar token. Sirve una vez y no es tu clave.',
    tag: 'Tag',
    token: 'Token',
    notice:
      'Este contenido no está afiliado a Supercell ni cuenta con su respaldo, patrocinio o aprobación, y Supercell no responde por él.',
    policy: 'Política de contenido de fans de Supercell',
  },
  code: {
    offer: 'Lo llenamos con tu usuario',
    fill: 'Llenar por mí',
    intro:
      'Te damos unas palabras para tu perfil de Roblox y las leemos ahí. Nunca pedimos tu clave.',
    tag: 'Nombre de usuario',
    notice: 'No tenemos relación con Roblox ni contamos con su respaldo.',
  },
  oauth: {
    offer: 'Lo llenamos con Battle.net',
    fill: 'Entrar con Battle.net',
    intro: 'Entras en Battle.net y nos dejas leer tu perfil de Warcraft. Nunca vemos tu clave.',
    notice: 'No tenemos relación con Blizzard Entertainment ni contamos con su respaldo.',
  },
};
