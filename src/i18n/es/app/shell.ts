export const shell = {
  skip: 'Ir al contenido',
  nav: {
    label: 'Principal',
    home: 'INICIO',
    info: 'INFO',
    faqs: 'FAQS',
    myRequest: 'MI SOLICITUD',
    calculator: 'CALCULADORA',
    calculatorsLabel: 'Calculadoras por juego',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
  },
  language: {
    label: 'Idioma',
    es: 'ESP',
    en: 'ENG',
    failed:
      'No se pudo cambiar el idioma. Revisa tu internet o tu bloqueador de anuncios e inténtalo de nuevo.',
  },
  footer: {
    call: 'Llama al {{phone}}, opción {{option}}',
    option: 'opción {{option}}',
    openAccount: 'Abre tu primera cuenta',
    requestStatus: 'Mi solicitud',
    myAccounts: 'Mis cuentas',
    myData: 'Mis datos',
    complaint: 'Reclamar',
    signUp: 'Regístrate para recibir información',
    privacy: 'Privacidad',
    legal:
      '© {{year}} {{bank}}. {{product}} estima el valor de tu cuenta de juego. El banco decide sobre cada préstamo.',
  },
  loading: 'Conectando con el banco…',
  pageLoading: 'Cargando la página…',
  newTab: '(se abre en otra pestaña)',
  leaving: 'En {{seconds}} segundos vas al inicio. Presiona Escape para quedarte.',
  video: { pause: 'Pausar el video de fondo', play: 'Reproducir el video de fondo' },
};
