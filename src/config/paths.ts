/** Every address of the product, spelled as in the specification (section 2). */
export const paths = {
  home: '/',
  faq: '/Faqs',
  requestReceived: '/Registrado',
  requestStatus: '/Solicitud',
  myAccounts: '/MisCuentas',
  myData: '/MisDatos',
  unsubscribe: '/Baja',
  complaint: '/Reclamo',
  privacy: '/Privacidad',
  loan: '/Prestamo',
  signUp: '/registro',
  signUpThanks: '/mail-register',
  staffSignIn: '/Paradais',
  staff: '/GamesSettings',
} as const;

/** The anchored sections of home. */
export const anchors = { home: 'home', info: 'info', games: 'videojuegos' } as const;
