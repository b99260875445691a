/** The page of an invitation to the staff. */
export const staffInvitation = {
  title: 'Te damos la bienvenida',
  loading: 'Buscando tu invitación…',
  hello: '{{name}}, elige la contraseña con la que vas a entrar.',
  account: 'Tu usuario es {{email}}.',
  helloBank: '{{name}}, entra con tu cuenta del banco: aquí no necesitas otra contraseña.',
  accountBank:
    'Usa la de {{email}}. Tu acceso empieza cuando entres, en las 24 horas de la invitación.',
  until: 'El enlace sirve una sola vez, hasta el {{date}}.',
  password: 'Tu contraseña',
  advice:
    'Al menos {{min}} caracteres. Cuatro palabras sin relación son fáciles de recordar y difíciles de adivinar. No uses tu nombre, ni una que ya uses en otro sitio.',
  problems: {
    short: 'Es corta: escribe al menos {{min}} caracteres.',
    long: 'Es demasiado larga: como máximo {{max}} caracteres.',
    same: 'Es la misma de antes. Elige otra.',
    repetitive: 'Repite siempre los mismos caracteres. Usa más variedad.',
    name: 'Contiene parte de tu correo. Elige otra.',
  },
  submit: 'Crear mi cuenta',
  submitting: 'Creando tu cuenta…',
  done: 'Listo. Abriendo el área del personal…',
  goneTitle: 'Este enlace ya no sirve',
  gone: 'Se usó una vez, lo reemplazó uno más nuevo o la invitación se retiró. Si ya tienes cuenta, entra con tu contraseña. Si no, pide otro enlace a quien te invitó.',
  expiredTitle: 'El enlace venció',
  expired: 'Servía por {{hours}} horas. Pide otro a quien te invitó: nada se perdió.',
  unclear:
    'No sabemos si tu cuenta quedó creada. Prueba a entrar con la contraseña que escribiste; si no entra, abre el enlace otra vez.',
  busy: 'No se pudo crear tu cuenta. Inténtalo de nuevo: el enlace sigue sirviendo.',
  retry: 'Intentar de nuevo',
  signIn: 'Ir a la entrada del personal',
};
