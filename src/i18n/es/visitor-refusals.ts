import type { VisitorRefusal, VisitorSaid } from '../../domain/acts/visitor/visitor-acts';
import type { ActWords } from '../act-words';
import { failures } from './failures';

const petition =
  'El banco no aceptó el pedido. Recarga la página e inténtalo otra vez, o llámanos.';
const { conflict, denied } = failures;

/**
 * Why what a visitor says changes nothing: for all of it, then where something says it in its own words.
 * Where a refusal has one place, that page says it: `same`, `limit` and `no-subscription`.
 */
export const refusals = {
  invalid: denied,
  denied,
  conflict,
  changed: 'La solicitud cambió mientras tanto y no se borró nada. Mira qué se borraría ahora.',
  'not-proven':
    'La prueba de tu cuenta ya venció o cambió. Pruébala de nuevo en la calculadora y vuelve aquí.',
  account: 'La solicitud es sobre otra cuenta. Para usar esta, retírala y haz otra.',
  'no-request':
    'Ninguna solicitud tiene ya este código: sus datos se borraron y no queda nada que pedir.',
  'too-soon':
    'El último enlace se pidió hace menos de diez minutos. Mira el correo de la solicitud, o espera un poco y pide otro.',
  ofAct: {
    endPromotions: { conflict: 'Esto cambió en otra pestaña. Ya ves lo más reciente.' },
    withdrawComplaint: {
      conflict:
        'El banco ya respondió a este reclamo. Vuelve a cargar la página para leer su respuesta.',
    },
    askForLink: { invalid: petition, denied: petition },
    erase: { invalid: petition, denied: petition },
  },
} satisfies ActWords<VisitorSaid, Exclude<VisitorRefusal, 'same' | 'limit' | 'no-subscription'>>;
