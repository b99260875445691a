/** The copy of the staff sign-in page. */
export const staffSignIn = {
  title: 'Login',
  user: 'Usuario',
  password: 'acceso',
  showPassword: 'Mostrar: {{label}}',
  hidePassword: 'Ocultar: {{label}}',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Ingresar',
  submitting: 'Comprobando tu cuenta…',
  done: 'Listo. Abriendo el área del personal…',
  userProblem: 'Escribe tu correo completo: nombre@correo.com',
  passwordProblem: 'Escribe al menos 5 caracteres.',
  busy: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  needed: 'Esta página es para el personal del banco. Entra con tu cuenta.',
  expired: 'Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.',
  removed:
    'Tu cuenta ya no tiene acceso al área del personal. Si es un error, habla con quien administra las cuentas.',
  'password-changed': 'Tu contraseña cambió. Entra con la nueva.',
  lock: {
    title: 'Pantalla bloqueada',
    page: 'Bloqueada',
    who: 'Sesión de',
    password: 'Contraseña',
    why: 'Pasaron {{minutes}} minutos sin actividad, o se cerró el navegador. Escribe tu contraseña y sigues donde estabas.',
    whyBank:
      'Pasaron {{minutes}} minutos sin actividad, o se cerró el navegador. Entra con tu cuenta del banco en otra pestaña y vuelve a esta: sigues donde estabas.',
    submit: 'Desbloquear',
    leave: 'Entrar con otra cuenta',
  },
  bank: {
    leaving: 'Abriendo la entrada del banco…',
    denied: 'El banco no confirmó quién eres. Entra de nuevo.',
    stranger:
      'Tu cuenta del banco no tiene acceso aquí, o tu invitación venció. Pide una a quien administra las cuentas.',
  },
  code: {
    sms: 'Te enviamos un código por mensaje al número que termina en {{end}}.',
    totp: 'Abre tu app de códigos y copia el de {{bank}}.',
    label: 'Código de seis cifras',
    problem: 'Escribe las seis cifras del código.',
    wrong: 'Ese código no es correcto o ya venció. Revísalo, o vuelve y pide otro.',
    submit: 'Confirmar',
    back: 'Volver a la contraseña',
  },
  home: 'Volver al inicio',
};
