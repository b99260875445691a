import type { needs as originalNeeds, reasons as originalReasons } from '../../es/status/reasons';
import type { Translation } from '../../translation';

export const reasons: Translation<typeof originalReasons> = {
  historial: {
    why: 'Your credit history shows recent late payments.',
    change: 'Catching up, and paying on time three months in a row.',
  },
  deudas: {
    why: 'You already owe a lot for your income.',
    change: 'Paying off part of what you owe, or earning more.',
  },
  ingresos: {
    why: 'We could not confirm enough income.',
    change: 'Having proof of income for the last three months.',
  },
  requisitos: {
    why: 'You do not meet one of the requirements of this loan yet.',
    change: 'Call the bank: it will tell you which one and how to meet it.',
  },
  identidad: {
    why: 'We could not confirm your identity with the details you sent.',
    change: 'Entering your name and ID number exactly as on the document.',
  },
  cuenta: {
    why: 'We could not confirm that the game account is yours.',
    change: 'Entering your user name exactly as the game shows it today.',
  },
  'sin-respuesta': {
    why: 'The bank asked you a question and got no answer.',
    change: 'Asking again, and answering when the bank asks.',
  },
};

export const needs: Translation<typeof originalNeeds> = {
  usuario: 'We cannot find your user name in {{game}}. What is it now?',
  cedula: 'What is your ID number, exactly as on the document?',
  ingresos: 'Where does your income come from, and how much do you earn a month?',
  telefono: 'Which phone number can the bank call you on?',
};
