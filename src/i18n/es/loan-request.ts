import { consentWords, declarationWords } from '../agreement-words';
import { optionalWords } from '../optional-words';
import { fieldProblems } from './field-problems';
import { optionalFields } from './optional-fields';

/** The send dialog. */
export const request = {
  title: 'Envía tu solicitud',
  close: 'Cerrar',
  notTheLoan:
    'Este valor no es el préstamo. El banco responde en un máximo de {{verificationHours}} horas, sin contar los días en que esperamos tu respuesta.',
  fields: {
    name: 'Nombre',
    nickname: 'Usuario en {{game}}',
    email: 'Correo',
    cedula: 'Cédula',
    ...optionalWords(optionalFields, ({ label }) => `${label} (opcional)`),
  },
  declaration: declarationWords.es,
  customers: 'Solo para clientes de {{bank}}. ¿Aún no?',
  consent: consentWords.es.evaluation,
  bureaus: consentWords.es.bureaus,
  marketing: consentWords.es.promotions,
  privacy: 'Cómo cuidamos tus datos',
  send: 'ENVIAR',
  fillFirst: 'Primero llena los campos y marca las casillas.',
  sending: 'Enviando tu solicitud…',
  sent: 'Solicitud enviada',
  missing: {
    name: 'Escribe tu nombre.',
    nickname: 'Escribe tu usuario en el juego.',
    email: 'Escribe tu correo. Ahí te responde el banco.',
    cedula: 'Escribe tu cédula.',
    consent: 'Marca esta casilla para poder enviar.',
    bureaus: 'Marca esta casilla: el banco la necesita.',
  },
  malformed: {
    ...optionalWords(optionalFields, ({ malformed }) => malformed),
  },
  problems: {
    ...fieldProblems,
  },
  checkDigit: 'Revisa el último dígito. Si está bien, continúa.',
  failed: {
    title: 'Tu solicitud no se envió.',
    unclear: 'No sabemos si tu solicitud llegó. Si lo intentas de nuevo, no se enviará dos veces.',
    call: '{{phone}}, opción {{option}}',
  },
  rates: {
    again: 'Calcular de nuevo',
    estimating: 'Calculando de nuevo…',
    newValue: 'Calculamos de nuevo: antes {{before}}, ahora {{after}}. Ya puedes enviar.',
    before: 'Antes',
  },
  existing: {
    title: 'Ya tienes una solicitud',
    declinedTitle: 'Puedes hacer otra solicitud',
    text: {
      pending:
        'Cada persona puede tener una sola solicitud a la vez. En esta puedes corregir el correo o retirarla.',
      information: 'El banco te hizo una pregunta sobre esta solicitud. Ábrela para responder.',
      approved: 'El banco aprobó esta solicitud. Ábrela para ver lo que sigue.',
    },
    unread: 'Ya tienes una solicitud en el banco, así que no se envió otra.',
    received: 'Enviada',
    status: 'Estado',
    see: 'Ver mi solicitud',
  },
};
