/** The panel of a calculator that fills it in from the game; it comes with the pages that have one. */
export const proofPanel = {
  offer: 'Lo llenamos por ti.',
  fill: 'Llenar por mí',
  unloaded: 'No pudimos cargar esta parte. Revisa tu conexión y prueba otra vez, o llénalo a mano.',
  token: {
    title: '¿Tienes tu tag?',
    intro:
      'El token sale en el juego: Ajustes, Más ajustes, Mostrar token. Sirve una vez y no es tu clave.',
    tag: 'Tag',
    token: 'Token',
    notice:
      'Este contenido no está afiliado a Supercell ni cuenta con su respaldo, patrocinio o aprobación, y Supercell no responde por él.',
    policy: 'Política de contenido de fans de Supercell',
  },
  code: {
    title: '¿Tienes tu nombre de usuario?',
    intro:
      'Te damos unas palabras para tu perfil de Roblox y las leemos ahí. Nunca pedimos tu clave.',
    tag: 'Nombre de usuario',
    notice: 'No tenemos relación con Roblox ni contamos con su respaldo.',
  },
  oauth: {
    title: '¿Tienes tu BattleTag?',
    intro: 'Entras en Battle.net y nos dejas leer tu perfil de Warcraft. Nunca vemos tu clave.',
    tag: 'BattleTag',
    notice: 'No tenemos relación con Blizzard Entertainment ni contamos con su respaldo.',
  },
};
