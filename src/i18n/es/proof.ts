/** The outcomes of proving an account in a calculator. */
export const proof = {
  retry: 'Probar otra vez',
  newWords: 'Pedir otras palabras',
  askingStill: 'El juego tarda. Esperamos unos segundos más.',
  yours: '{{name}} es tuya.',
  lines_one: 'Una línea probada',
  lines_other: '{{count}} líneas probadas',
  takeBack: 'Quitar',
  notRemoved: 'No pudimos quitarla. Prueba otra vez en un momento.',
  phrase:
    'Copia estas palabras, pégalas en la descripción de tu perfil de Roblox y guárdala. Después puedes borrarlas.',
  phraseDone: 'Ya las puse',
  lookAgain: 'Buscar otra vez',
  byHand: 'Prefiero llenarlo a mano',
  kept: 'Lo que anotaste sigue igual.',
  left_one: 'Te queda {{count}}\u00a0intento por ahora.',
  left_other: 'Te quedan {{count}}\u00a0intentos por ahora.',
  uncalled: 'No pudimos preguntar.',
  offline:
    'Parece que no hay conexión. Lo que anotaste sigue igual: prueba otra vez cuando vuelva.',
  tryLater: 'Lo que anotaste sigue igual. Prueba otra vez en un momento.',
  noAccount:
    'Desde tu conexión se abrieron muchas visitas nuevas en poco tiempo. Prueba dentro de una hora, o ya mismo con otra conexión, como los datos de tu teléfono. Lo que anotaste sigue igual.',
  missing: {
    tag: 'Escribe tu tag.',
    name: 'Escribe tu nombre de usuario.',
    token: 'Pega un token sin usar.',
  },
  /** What no account is called; nothing was asked. */
  malformed: {
    tag: 'Esto no puede ser un tag: lleva # y de 3 a 15 letras y números.',
    name: 'Esto no puede ser un usuario de Roblox: lleva de 3 a 20 letras, números y guiones bajos.',
    token: 'Pega un token sin usar.',
  },
  refused: {
    title: 'No compartiste nada.',
    detail: 'Battle.net no nos dejó leer tu perfil, como elegiste.',
  },
  failure: {
    'not-found': {
      title: 'El juego no conoce esa cuenta.',
      detail: 'Revisa cómo la escribiste y prueba otra vez.',
    },
    'invalid-token': {
      title: 'Ese token ya se usó o venció.',
      detail: 'Saca otro en el juego y pégalo aquí.',
    },
    'code-missing': {
      title: 'Las palabras todavía no están en tu perfil.',
      detail:
        'Guárdalas en la descripción de tu perfil y espera un momento: a veces tarda en verse.',
    },
    'private-inventory': {
      title: 'Tu inventario es privado.',
      detail: 'Tu inventario es privado: los artículos limitados quedan como los declares.',
    },
    banned: {
      title: 'El juego tiene esa cuenta bloqueada.',
      detail: 'No podemos probarla. Si es un error, habla con el juego.',
    },
    'too-many': {
      title: 'Son demasiados intentos.',
      detail: 'Puedes hacer diez en diez minutos. Espera un poco o llénalo a mano.',
    },
    maintenance: {
      title: 'El juego está en mantenimiento.',
      detail: 'Prueba otra vez más tarde.',
    },
    'wrong-key': {
      title: 'El juego no acepta nuestra llave.',
      detail: 'Es cosa nuestra, no tuya. Por ahora, llénalo a mano.',
    },
    slow: {
      title: 'El juego tarda demasiado en responder.',
      detail: 'Prueba otra vez en un momento.',
    },
    unavailable: {
      title: 'El juego no responde.',
      detail: 'Prueba otra vez más tarde.',
    },
  },
  signIn: {
    'not-found': {
      title: 'Esa no es la cuenta.',
      detail: 'Entraste con otro BattleTag, o esa cuenta no tiene personajes de Warcraft.',
    },
    'invalid-token': {
      title: 'No terminaste de entrar en Battle.net.',
      detail: 'Pulsa otra vez y dale permiso para leer tu perfil de Warcraft.',
    },
  },
  line: {
    exactHint: 'Leído del juego, exacto',
    atLeastHint: 'Leído del juego: tienes al menos esto',
    hiddenHint: 'El juego no lo muestra',
    unlock: 'Cambiar a mano: {{label}}',
    shareProven: 'probado',
    shareDeclared: 'declarado',
    say: 'Probar no sube el valor: le dice al banco qué líneas son seguras.',
  },
};
