import type { OptionalWords } from '../optional-words';

/** The fields of a request that may be left out. */
export const optionalFields: OptionalWords = {
  phone: {
    label: 'Teléfono',
    malformed:
      'Escribe un número dominicano, como 809-555-0100. Si es de otro país, empieza por + y el código del país.',
    why: 'Para llamarte por tu solicitud',
  },
};
