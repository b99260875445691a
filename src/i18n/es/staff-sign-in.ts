/** The copy of the staff sign-in page. */
export const staffSignIn = {
  title: 'Login',
  user: 'Usuario',
  password: 'acceso',
  showPassword: 'Mostrar el acceso',
  hidePassword: 'Ocultar el acceso',
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
  home: 'Volver al inicio',
};
