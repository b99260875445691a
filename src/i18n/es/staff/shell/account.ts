import { optionalFields } from '../../optional-fields';

/** The own account of staff: password and second factor. */
export const account = {
  title: 'Tu cuenta',
  atBank:
    'Entras con tu cuenta del banco. La contraseña y el segundo factor se cambian allí, no aquí.',
  password: {
    title: 'Contraseña',
    duty: 'Elige tu contraseña',
    dutyWhy:
      'La que tienes te la dieron y otra persona pudo verla. Antes de seguir, elige una que solo sepas tú.',
    present: 'Contraseña actual',
    presentDuty: 'La contraseña que te dieron',
    next: 'Contraseña nueva',
    advice:
      'Al menos {{min}} caracteres. Cuatro palabras sin relación son fáciles de recordar y difíciles de adivinar. No uses tu nombre, ni una que ya uses en otro sitio.',
    ends: 'Al cambiarla se cierran tus otras sesiones.',
    presentProblem: 'Escribe tu contraseña actual.',
    problems: {
      short: 'Es corta: escribe al menos {{min}} caracteres.',
      long: 'Es demasiado larga: como máximo {{max}} caracteres.',
      same: 'Es la misma que tienes. Elige otra.',
      repetitive: 'Repite siempre los mismos caracteres. Usa más variedad.',
      name: 'Contiene parte de tu correo. Elige otra.',
    },
    wrong: 'Esa no es tu contraseña actual.',
    weak: 'El banco no acepta esa contraseña nueva. Elige otra más larga y variada.',
    busy: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
    unclear:
      'No sabemos si se cambió. Inténtalo de nuevo; si no acepta la actual, cierra la sesión y entra con la nueva.',
    submit: 'Cambiar la contraseña',
    submitting: 'Cambiando la contraseña…',
    done: 'Listo: tu contraseña cambió y tus otras sesiones se cerraron.',
  },
  factor: {
    title: 'Segundo factor',
    duty: 'Protege tu cuenta',
    dutyWhy: 'El banco pide un código además de la contraseña. Configúralo una vez y sigues.',
    why: 'Un código además de la contraseña: quien la averigüe no podrá entrar.',
    set: 'Tu cuenta pide un código al entrar. Si pierdes el teléfono, habla con quien administra las cuentas.',
    phone: 'Tu número de celular',
    phoneProblem: optionalFields.phone.malformed,
    send: 'Enviar el código',
    change: 'Cambiar el número',
    begin: 'Configurar con una app',
    scan: 'Escanea este código con tu app de códigos, o escribe la clave en ella. Luego copia aquí las seis cifras que muestra.',
    qr: 'Código QR para tu app de códigos',
    noQr: 'No se pudo dibujar el código QR. Usa la clave.',
    key: 'Clave',
    sent: 'Te enviamos un código por mensaje a {{phone}}.',
    submit: 'Confirmar el código',
    busyNow: 'Un momento…',
    notTaken: 'No se puede usar ese número. Revísalo e inténtalo de nuevo.',
    done: 'Listo: desde ahora tu cuenta pide un código al entrar.',
  },
};
