import { fieldProblems } from './field-problems';
export const signUp = {
  title: 'Regístrate Aquí',
  lead: 'Déjanos tu correo y te contamos qué servicios tiene {{bank}} para gamers.',
  name: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo',
  // The version of this text is SIGN_UP_CONSENT_VERSION.
  consent:
    'Autorizo a {{bank}} a usar estos datos para enviarme por correo información sobre sus servicios para gamers. Puedo darme de baja desde cualquiera de esos correos.',
  send: 'Enviar',
  sending: 'Enviando tu registro…',
  done: 'Registro recibido.',
  privacy: 'Usamos estos datos solo para enviarte esa información.',
  failed: 'Tu registro no se guardó.',
  unclear: 'No sabemos si tu registro se guardó.',
  limit:
    'Puedes hacer hasta {{max}} registros, con {{seconds}} segundos entre uno y otro. Espera un momento e inténtalo de nuevo.',
  help: '{{phone}}, opción {{option}}',
  problems: {
    name: 'Escribe tu nombre.',
    lastName: 'Escribe tu apellido.',
    email: 'Escribe tu correo.',
    consent: 'Marca esta casilla para poder enviar.',
    ...fieldProblems,
  },
  thanks: {
    title: '¡Gracias por registrarte!',
    text: 'Pronto te llegará más información sobre los servicios para gamers.',
    leaving_one: 'Te llevamos al inicio en {{count}} segundo.',
    leaving_other: 'Te llevamos al inicio en {{count}} segundos.',
    staying: 'Te quedas en esta página.',
    stay: 'Quedarme',
  },
};
